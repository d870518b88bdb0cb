import type { Option, OptionValue, OptionWords } from '@taproom/engine'
import { createUniqueId, For, Match, Show, Switch } from 'solid-js'
import { Segmented, Toggle } from '../../design/index.ts'
import { words } from '../../words/index.ts'

export interface OptionFieldProps {
  readonly option: Option
  readonly words: OptionWords
  readonly value: OptionValue
  readonly onChange: (value: OptionValue) => void
}

/** So many values stand side by side, or below one another where their words are long. */
const ROW = 3

/** One option of a game with its explanation; its default is told. */
export function OptionField(props: OptionFieldProps) {
  const id = createUniqueId()
  const valueWord = (value: OptionValue) => {
    if (typeof value === 'boolean') return value ? words().setup.on : words().setup.off
    return props.words.values?.[String(value)] ?? String(value)
  }
  const values = (): readonly string[] => {
    const { option } = props
    if (option.kind === 'choice') return option.values
    if (option.kind === 'number')
      return Array.from({ length: option.high - option.low + 1 }, (_, i) => String(option.low + i))
    return []
  }
  const inOneRow = () => values().length <= ROW
  const choose = (value: string) => props.onChange(props.option.kind === 'number' ? Number(value) : value)
  const about = () => `${props.words.about} ${words().setup.defaultIs(valueWord(props.option.default))}`
  return (
    <div class="option">
      <Switch>
        <Match when={props.option.kind === 'flag'}>
          <Toggle label={props.words.name} hint={about()} on={props.value === true} onChange={props.onChange} />
        </Match>
        <Match when={inOneRow()}>
          <span class="words">
            {props.words.name}
            <small>{about()}</small>
          </span>
          <Segmented
            label={props.words.name}
            options={values().map(id => ({ id, label: valueWord(id) }))}
            value={String(props.value)}
            onChange={choose}
          />
        </Match>
        <Match when={!inOneRow()}>
          <label class="words" for={id}>
            {props.words.name}
            <small>{props.words.about}</small>
          </label>
          <select id={id} class="field" onChange={event => choose(event.currentTarget.value)}>
            <For each={values()}>
              {value => (
                <option value={value} selected={String(props.value) === value}>
                  {valueWord(value)}
                  <Show when={value === String(props.option.default)}>{` (${words().setup.default})`}</Show>
                </option>
              )}
            </For>
          </select>
        </Match>
      </Switch>
    </div>
  )
}
