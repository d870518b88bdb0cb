import { Pick, thing } from '@taproom/board'
import { For, Index, Show } from 'solid-js'
import {
  Coin,
  DieChip,
  GlyphIcon,
  type GlyphName,
  IngredientPiece,
  Mastery,
  SeasonPiece,
  SeatMark,
  SeedPiece,
  TokenPiece,
} from './art/index.ts'
import { Dice } from './Dice.tsx'
import { at, BUILDINGS, type DieData, FIELDS, type Season, type SeatData } from './kinds.ts'
import type { BoardWords } from './words.ts'
import { Count } from './Zones.tsx'
import './rivals.css'

export interface RivalProps {
  rival: SeatData
  season: Season
  /** The accessible summary of this seat. */
  label: string
  /** Where three share a rail. */
  dense?: boolean
  onPress?: () => void
}

/** Another seat, small: enough to see what it is up to; pressing it opens the whole. */
export function RivalAtAGlance(props: RivalProps) {
  return (
    <button
      type="button"
      class="db-glance"
      classList={{ dense: props.dense, acting: props.rival.acting }}
      aria-label={props.label}
      data-thing={at.panel('seat', props.rival.place)}
      onClick={() => props.onPress?.()}
    >
      <Nameplate rival={props.rival} season={props.season} />
      <span class="line">
        <GlyphIcon of="die" class="sign" />
        <For each={props.rival.active}>{die => <DieChip die={die} thing={at.die(die.id)} />}</For>
      </span>
      <span class="line">
        <GlyphIcon of="shelf" class="sign" />
        <For each={props.rival.storage}>{die => <DieChip die={die} thing={at.die(die.id)} />}</For>
        <Goods rival={props.rival} />
      </span>
      <Show when={!props.dense}>
        <MiniYard rival={props.rival} />
      </Show>
    </button>
  )
}

function Nameplate(props: { rival: SeatData; season: Season }) {
  return (
    <span class="head">
      <SeatMark seat={props.rival.seat} />
      <b class="who">{props.rival.name}</b>
      <Show when={props.rival.first}>
        <SeasonPiece season={props.season} />
      </Show>
      <small>{props.rival.note}</small>
      <span class="stats">
        <span data-thing={at.panel('mastery', props.rival.place)}>
          <Mastery />
          <b>{props.rival.mastery}</b>
        </span>
        <span data-thing={at.panel('gold', props.rival.place)}>
          <Coin />
          <b>{props.rival.gold}</b>
        </span>
        <span data-thing={at.panel('brewed', props.rival.place)}>
          <GlyphIcon of="bottle" class="brewed" />
          <b>{props.rival.brewed}</b>
        </span>
        <span class="points" data-thing={at.panel('points', props.rival.place)}>
          <b>{`=${props.rival.points}`}</b>
        </span>
      </span>
    </span>
  )
}

function Goods(props: { rival: SeatData }) {
  const faceDown = () => (typeof props.rival.tokens === 'number' ? props.rival.tokens : 0)
  const faceUp = () => (typeof props.rival.tokens === 'number' ? [] : props.rival.tokens)
  return (
    <>
      <Show when={props.rival.seeds > 0}>
        <span class="good" data-thing={at.seed}>
          <SeedPiece />
          <Count of={props.rival.seeds} />
        </span>
      </Show>
      <For each={props.rival.ingredients}>
        {item => (
          <span class="good" data-thing={at.ingredient(item.kind)}>
            <IngredientPiece kind={item.kind} />
            <Count of={item.count} />
          </span>
        )}
      </For>
      <For each={faceUp()}>
        {token => (
          <span class="good" data-thing={at.token(token.kind)}>
            <TokenPiece kind={token.kind} />
            <Count of={token.count} />
          </span>
        )}
      </For>
      <Show when={faceDown() > 0}>
        <span class="good" data-thing={at.faceDown}>
          <TokenPiece />
          <Count of={faceDown()} />
        </span>
      </Show>
    </>
  )
}

/** Eleven slots in four groups: what lies where, and what is closed. */
function MiniYard(props: { rival: SeatData }) {
  return (
    <span class="line yard">
      <GlyphIcon of="house" class="sign" />
      <For each={BUILDINGS}>
        {building => (
          <span
            class="group"
            classList={{ shut: !!props.rival.yard.shut[building] }}
            data-thing={at.building(props.rival.place, building)}
          >
            <Index each={FIELDS.filter(field => field.startsWith(building))}>
              {field => {
                const data = () => props.rival.yard.fields[field()]
                const input = () => data().input
                return (
                  <i class={data().blocked ? 'blocked' : pieceClass(input())}>
                    <Show when={data().blocked} fallback={<MiniPiece input={input()} />}>
                      <GlyphIcon of="cross" />
                    </Show>
                  </i>
                )
              }}
            </Index>
          </span>
        )}
      </For>
    </span>
  )
}

type Input = SeatData['yard']['fields'][(typeof FIELDS)[number]]['input']
const pieceClass = (input: Input) => (input === undefined ? '' : input === 'seed' ? 'seed' : input.colour)

function MiniPiece(props: { input: Input }) {
  const glyph = (): GlyphName | undefined =>
    props.input === undefined ? undefined : props.input === 'seed' ? 'seed' : props.input.colour
  return <Show when={glyph()}>{of => <GlyphIcon of={of()} />}</Show>
}

export interface RivalBoardProps {
  rival: SeatData
  season: Season
  /** Dice on the buildings can be tapped one by one; otherwise a building is one place. */
  byDie?: boolean
  words: BoardWords
}

/** Where more dice lie, there is more room. */
const share = (dice: readonly DieData[]) => `minmax(0, ${Math.min(7, Math.max(3, dice.length))}fr)`

/** Another seat's dice and buildings large enough to aim at. */
export function RivalBoard(props: RivalBoardProps) {
  return (
    <section
      class="db-rival"
      classList={{ acting: props.rival.acting }}
      style={{ '--zones': `${share(props.rival.active)} ${share(props.rival.storage)}` }}
      aria-label={props.rival.name}
      {...thing(at.panel('seat', props.rival.place))}
    >
      <Nameplate rival={props.rival} season={props.season} />
      <div class="zone active">
        <h3>{props.words.short['active-zone']}</h3>
        <Dice dice={props.rival.active} row={8} />
      </div>
      <div class="zone storage">
        <h3>
          {props.words.short.storage}
          <span class="goods">
            <Goods rival={props.rival} />
          </span>
        </h3>
        <Dice dice={props.rival.storage} row={8} />
      </div>
      <div class="buildings">
        <For each={BUILDINGS}>
          {building => {
            const inside = () => (
              <>
                <span class="word">{props.words.buildings[building]}</span>
                <span class="pieces">
                  <Show when={props.rival.yard.shut[building]}>
                    <GlyphIcon of="lock" />
                  </Show>
                  <For each={FIELDS.filter(field => field.startsWith(building))}>
                    {field => <FieldPieces data={props.rival.yard.fields[field]} byDie={props.byDie} />}
                  </For>
                </span>
              </>
            )
            return (
              <Show
                when={!props.byDie}
                fallback={
                  <div class="building by-die" {...thing(at.building(props.rival.place, building))}>
                    {inside()}
                  </div>
                }
              >
                <Pick class="building" place={at.building(props.rival.place, building)}>
                  {inside()}
                </Pick>
              </Show>
            )
          }}
        </For>
      </div>
    </section>
  )
}

function FieldPieces(props: { data: SeatData['yard']['fields'][(typeof FIELDS)[number]]; byDie?: boolean }) {
  const die = () => (props.data.input === 'seed' ? undefined : props.data.input)
  return (
    <>
      <Show when={die()}>{placed => <PieceChip die={placed()} byDie={props.byDie} />}</Show>
      <Show when={props.data.input === 'seed'}>
        <GlyphIcon of="seed" class="seed" />
      </Show>
      <Show when={props.data.accelerator}>{placed => <PieceChip die={placed()} byDie={props.byDie} />}</Show>
    </>
  )
}

function PieceChip(props: { die: DieData; byDie?: boolean }) {
  return (
    <Show when={props.byDie} fallback={<DieChip die={props.die} />}>
      <Pick class="chip" place={at.die(props.die.id)}>
        <DieChip die={props.die} />
      </Pick>
    </Show>
  )
}
