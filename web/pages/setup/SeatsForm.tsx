import { Index, type JSX } from 'solid-js'
import { Button, Segmented } from '../../design/index.ts'
import { words } from '../../words/index.ts'
import { Problem } from '../Outcome.tsx'
import './setup.css'

/** How many seats a new match has at first. */
export const usualCount = ({ from, to }: { readonly from: number; readonly to: number }): number =>
  Math.max(from, Math.min(2, to))

interface SeatsFormProps<T> {
  /** How many seats the game is for. */
  readonly seats: { readonly from: number; readonly to: number }
  readonly count: number
  readonly onCount: (count: number) => void
  /** What is known of each seat; only as many as are wanted are shown. */
  readonly players: readonly T[]
  readonly row: (seated: () => T, seat: number) => JSX.Element
  /** Above the seats. */
  readonly head?: JSX.Element
  readonly problem: string
  readonly startLabel: string
  readonly onStart: () => void
}

/** Who sits where, and the button that begins. */
export function SeatsForm<T>(props: SeatsFormProps<T>) {
  const w = () => words().setup
  const counts = Array.from({ length: props.seats.to - props.seats.from + 1 }, (_, i) => String(props.seats.from + i))
  return (
    <div class="first">
      <section class="card seats" aria-labelledby="seats-title">
        <header>
          <h2 id="seats-title">{w().seats}</h2>
          <Segmented
            label={w().seats}
            options={counts.map(id => ({ id, label: id }))}
            value={String(props.count)}
            onChange={id => props.onCount(Number(id))}
          />
        </header>
        {props.head}
        <ol class="rows">
          <Index each={props.players.slice(0, props.count)}>
            {(seated, seat) => <li>{props.row(seated, seat)}</li>}
          </Index>
        </ol>
      </section>
      <Problem text={props.problem} />
      <div class="pg-begin">
        <Button label={props.startLabel} look="primary" onPress={props.onStart} />
      </div>
    </div>
  )
}
