import { Pick, thing, travel } from '@taproom/board'
import { For, type JSX, Match, Show, Switch } from 'solid-js'
import { BlockingPiece, Coin, Die, GlyphIcon, KindTile, SeatMark, SeedPiece } from './art/index.ts'
import { at, type Colour, type DieData, type Field, type FieldData, type FieldPrint } from './kinds.ts'

/** What may be put on each field, as its empty place shows it. */
const TAKES: Record<Field, 'seed' | readonly Colour[]> = {
  'malt-house-light': 'seed',
  'malt-house-roast': ['light-malt'],
  'malt-house-raise': ['light-malt', 'dark-malt'],
  'hop-plantation-grow': 'seed',
  'hop-plantation-raise': ['hops'],
  'craft-school-reroll': ['skill'],
  'craft-school-swap': ['skill'],
  'craft-school-train': ['skill'],
  'seed-department-hops': ['hops'],
  'seed-department-dark': ['dark-malt'],
  'seed-department-gold': ['skill', 'dark-malt'],
}

const becomes = (colour: Colour) => (
  <>
    <GlyphIcon of="arrow" />
    <KindTile colour={colour} />
  </>
)
const raises = () => (
  <>
    <GlyphIcon of="up" class="up" />
    <b>+1</b>
  </>
)
const seeds = (count = 1) => (
  <>
    <GlyphIcon of="arrow" />
    <b>{count}</b>
    <GlyphIcon of="seed" class="seed" />
  </>
)

const EFFECTS: Record<Field, (gives: readonly number[]) => JSX.Element> = {
  'malt-house-light': () => becomes('light-malt'),
  'malt-house-roast': () => becomes('dark-malt'),
  'malt-house-raise': raises,
  'hop-plantation-grow': () => becomes('hops'),
  'hop-plantation-raise': raises,
  'craft-school-reroll': () => <GlyphIcon of="extra-roll" class="large" />,
  'craft-school-swap': () => <GlyphIcon of="swap" class="large" />,
  'craft-school-train': () => becomes('skill'),
  'seed-department-hops': gives => seeds(gives[0]),
  'seed-department-dark': gives => seeds(gives[0]),
  'seed-department-gold': gives => (
    <>
      <KindTile colour="skill" />
      <b>{gives[0]}</b>
      <KindTile colour="dark-malt" />
      <b>{gives[1]}</b>
      <Coin />
    </>
  ),
}

export interface FieldProps {
  field: Field
  data: FieldData
  print: FieldPrint
  /** How many players may use it in a round. */
  room: number
  word: string
}

export function FieldSpot(props: FieldProps) {
  const takes = () => TAKES[props.field]
  const colours = () => {
    const pieces = takes()
    return pieces === 'seed' ? [] : pieces
  }
  const die = () => (props.data.input === 'seed' ? undefined : props.data.input)
  return (
    <div
      class="db-field"
      classList={{ blocked: props.data.blocked, loaded: !!props.data.input }}
      data-place={at.input(props.field)}
    >
      <span class="users" {...thing(at.users(props.field))}>
        <For each={Array.from({ length: props.room }, (_, i) => props.data.users[i])}>
          {user => (
            <Show when={user} fallback={<i />}>
              {seat => <SeatMark seat={seat()} />}
            </Show>
          )}
        </For>
      </span>
      <div class="spots">
        <Pick class="input" place={at.input(props.field)}>
          <Switch
            fallback={
              <>
                <span class="kinds">
                  <Show when={takes() === 'seed'}>
                    <GlyphIcon of="seed" class="seed" />
                  </Show>
                  <For each={colours()}>{colour => <KindTile colour={colour} />}</For>
                </span>
                <Show when={props.print.min}>{min => <b>{min()}+</b>}</Show>
              </>
            }
          >
            <Match when={props.data.blocked}>
              <BlockingPiece />
            </Match>
            <Match when={props.data.input === 'seed'}>
              <SeedPiece />
            </Match>
            <Match when={die()}>{placed => <PlacedDie die={placed()} />}</Match>
          </Switch>
        </Pick>
        <Show when={props.print.accelerateMin}>
          {min => (
            <Pick class="accelerator" place={at.accelerator(props.field)}>
              <Show
                when={props.data.accelerator}
                fallback={
                  <>
                    <GlyphIcon of="skill" />
                    <b>{min()}+</b>
                  </>
                }
              >
                {placed => <PlacedDie die={placed()} />}
              </Show>
            </Pick>
          )}
        </Show>
      </div>
      <span class="says">
        <span class="effect">{EFFECTS[props.field](props.print.gives ?? [])}</span>
        <span class="word">{props.word}</span>
      </span>
    </div>
  )
}

function PlacedDie(props: { die: DieData }) {
  let piece: HTMLSpanElement | undefined
  travel(props.die.id, () => piece)
  return (
    <span class="placed" ref={piece}>
      <Die die={props.die} />
    </span>
  )
}
