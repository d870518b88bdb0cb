import type { AnyRoom, ChosenValues, Option, OptionWords } from '@taproom/engine'
import { For, Show } from 'solid-js'
import { words } from '../../words/index.ts'
import { type BoxChoice, BoxField } from './BoxField.tsx'
import { OptionField } from './OptionField.tsx'
import { offered, withSeats } from './offered.ts'

/** What has one value only is a fact of the box, not a choice. */
const isChoice = (option: Option): boolean => {
  if (option.kind === 'choice') return option.values.length > 1
  return option.kind === 'flag' || option.high > option.low
}

/** What most tables talk about comes first in a game's options; the others are for those who know them. */
const FIRST = 2

interface OptionsCardProps {
  readonly room: AnyRoom
  readonly box: BoxChoice
  /** What the game says about its options. */
  readonly words: { readonly [option: string]: OptionWords }
  readonly values: ChosenValues
  /** How many sit down; some values need so many. */
  readonly seats: number
  readonly onChange: (values: ChosenValues) => void
}

/** The components and options that a match is played with. */
export function OptionsCard(props: OptionsCardProps) {
  const choices = () =>
    Object.entries(props.room.game.declared.options).filter(([, option]) => isChoice(offered(option, props.seats)))
  const field = ([name, option]: [string, Option]) => (
    <OptionField
      option={offered(option, props.seats)}
      words={props.words[name] ?? { name, about: '' }}
      value={withSeats(props.values, props.seats)[name] ?? option.default}
      onChange={value => props.onChange({ ...props.values, [name]: value })}
    />
  )
  return (
    <Show when={choices().length > 0 || props.box.own()}>
      <section class="card options" aria-labelledby="options-title">
        <h2 id="options-title">{words().setup.options}</h2>
        <BoxField choice={props.box} />
        <For each={choices().slice(0, FIRST)}>{field}</For>
        <Show when={choices().length > FIRST}>
          <details class="expert">
            <summary>{words().opposition.moreRules(choices().length - FIRST)}</summary>
            <For each={choices().slice(FIRST)}>{field}</For>
          </details>
        </Show>
      </section>
    </Show>
  )
}
