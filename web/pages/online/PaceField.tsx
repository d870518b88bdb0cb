import type { Pace } from '@taproom/protocol'
import { createUniqueId, For, Show } from 'solid-js'
import { Segmented } from '../../design/index.ts'
import { onlineWords } from '../../words/online/index.ts'

/** Minutes in the bank, seconds per turn, hours per turn. */
const BANKS = [5, 10, 15, 20, 30, 45, 60, 90]
const INCREMENTS = [0, 10, 20, 30, 45, 60, 90]
const HOURS = [12, 24, 48, 72, 168]

export const USUAL = {
  live: { kind: 'live', bank: 30 * 60, increment: 30 },
  daily: { kind: 'daily', hours: 48 },
} as const satisfies { readonly [K in Pace['kind']]: Pace }

export function PaceField(props: { pace: Pace; onChange: (pace: Pace) => void }) {
  const w = () => onlineWords().pace
  const hours = (n: number) => onlineWords().span(n < 24 ? n : n / 24, n < 24 ? 'hour' : 'day')
  const live = () => (props.pace.kind === 'live' ? props.pace : undefined)
  const daily = () => (props.pace.kind === 'daily' ? props.pace : undefined)
  return (
    <>
      <div class="option">
        <span class="words">
          {w().title}
          <small>{w().about[props.pace.kind]}</small>
        </span>
        <Segmented
          label={w().title}
          options={[
            { id: 'live', label: w().live },
            { id: 'daily', label: w().daily },
          ]}
          value={props.pace.kind}
          onChange={kind => props.onChange(USUAL[kind])}
        />
      </div>
      <Show when={live()}>
        {pace => (
          <>
            <Choice
              label={w().bank}
              values={BANKS}
              value={pace().bank / 60}
              wordOf={w().minutes}
              onChange={minutes => props.onChange({ ...pace(), bank: minutes * 60 })}
            />
            <Choice
              label={w().increment}
              values={INCREMENTS}
              value={pace().increment}
              wordOf={w().seconds}
              onChange={increment => props.onChange({ ...pace(), increment })}
            />
          </>
        )}
      </Show>
      <Show when={daily()}>
        {pace => (
          <Choice
            label={w().hours}
            values={HOURS}
            value={pace().hours}
            wordOf={hours}
            onChange={hours => props.onChange({ kind: 'daily', hours })}
          />
        )}
      </Show>
    </>
  )
}

function Choice(props: {
  label: string
  values: readonly number[]
  value: number
  wordOf: (value: number) => string
  onChange: (value: number) => void
}) {
  const id = createUniqueId()
  return (
    <div class="option">
      <label class="words" for={id}>
        {props.label}
      </label>
      <select id={id} class="field" onChange={event => props.onChange(Number(event.currentTarget.value))}>
        <For each={props.values}>
          {value => (
            <option value={value} selected={props.value === value}>
              {props.wordOf(value)}
            </option>
          )}
        </For>
      </select>
    </div>
  )
}
