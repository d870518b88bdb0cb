import type { Pace } from '@taproom/protocol'
import { Show } from 'solid-js'
import { Toggle } from '../../design/index.ts'
import { onlineWords } from '../../words/online/index.ts'
import { SegmentedRow, SelectRow } from '../setup/Row.tsx'

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
      <SegmentedRow
        label={w().title}
        about={w().about[props.pace.kind]}
        options={[
          { id: 'live', label: w().live },
          { id: 'daily', label: w().daily },
        ]}
        value={props.pace.kind}
        onChange={kind => props.onChange({ ...USUAL[kind], ...(props.pace.loss ? { loss: true } : {}) })}
      />
      <Show when={live()}>
        {pace => (
          <>
            <SelectRow
              label={w().bank}
              values={BANKS}
              value={pace().bank / 60}
              wordOf={w().minutes}
              onChange={minutes => props.onChange({ ...pace(), bank: minutes * 60 })}
            />
            <SelectRow
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
          <SelectRow
            label={w().hours}
            values={HOURS}
            value={pace().hours}
            wordOf={hours}
            onChange={hours => props.onChange({ ...pace(), hours })}
          />
        )}
      </Show>
      <Toggle
        label={w().loss}
        hint={w().lossHint}
        on={props.pace.loss === true}
        onChange={loss => props.onChange({ ...props.pace, loss })}
      />
    </>
  )
}
