import type { Option, OptionValue, OptionWords } from '@taproom/engine'
import { Match, Switch } from 'solid-js'
import { Toggle } from '../../design/index.ts'
import { words } from '../../words/index.ts'
import { SegmentedRow, SelectRow } from './Row.tsx'

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
  const valueWord = (value: OptionValue) => {
    if (typeof value === 'boolean') return value ? words().setup.on : words().setup.off
    return props.words.values?.[String(value)] ?? String(value)
  }
  const markedWord = (value: string) =>
    value === String(props.option.default) ? `${valueWord(value)} (${words().setup.default})` : valueWord(value)
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
    <Switch>
      <Match when={props.option.kind === 'flag'}>
        <div class="option">
          <Toggle label={props.words.name} hint={about()} on={props.value === true} onChange={props.onChange} />
        </div>
      </Match>
      <Match when={inOneRow()}>
        <SegmentedRow
          label={props.words.name}
          about={about()}
          options={values().map(id => ({ id, label: valueWord(id) }))}
          value={String(props.value)}
          onChange={choose}
        />
      </Match>
      <Match when={!inOneRow()}>
        <SelectRow
          label={props.words.name}
          about={props.words.about}
          values={values()}
          value={String(props.value)}
          wordOf={markedWord}
          onChange={choose}
        />
      </Match>
    </Switch>
  )
}
