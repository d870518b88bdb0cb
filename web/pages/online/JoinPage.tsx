import { createEffect, createSignal, For, Show } from 'solid-js'
import { Button, SeatBadge } from '../../design/index.ts'
import { ask, refusedOf } from '../../online/api.ts'
import { createAsked } from '../../online/asked.ts'
import { fetchMe, me, mySeat, signInAs } from '../../online/me.ts'
import './pages.css'
import type { Description } from '@taproom/protocol'
import { playerOn } from '../../online/players.ts'
import { paceSentence, refusedSentence } from '../../online/sentences.ts'
import { go, rename } from '../../route.ts'
import { preferences } from '../../store/preferences.ts'
import { words } from '../../words/index.ts'
import { onlineWords } from '../../words/online/index.ts'
import { Problem } from '../Outcome.tsx'
import { Page } from '../Page.tsx'
import '../setup/setup.css'
import { NameField } from './Field.tsx'
import { titleOf } from './games.ts'
import { NoServer } from './NoServer.tsx'

/** An invitation: a name, a seat, and one sits. */
export default function JoinPage(props: { id: string; seat?: number; seatKey?: string }) {
  const found = createAsked(async () => {
    await fetchMe()
    return (await ask('GET /api/matches/{match}', { match: props.id })).match
  })
  const toTable = () => {
    // Who goes back from the table should not come to the invitation again.
    rename({ page: 'play' })
    go({ page: 'table', id: props.id })
  }
  createEffect(() => {
    const match = found.value()
    if (match && mySeat(match) >= 0) toTable()
  })
  return (
    <Show when={found.error() === undefined} fallback={<NoServer error={found.error()} onRetry={found.again} />}>
      <Show when={found.value()}>
        {match => (
          <Invitation
            match={match()}
            seat={props.seat}
            seatKey={props.seatKey}
            onSeated={toTable}
            onRefused={found.again}
          />
        )}
      </Show>
    </Show>
  )
}

interface InvitationProps {
  readonly match: Description
  readonly seat?: number
  readonly seatKey?: string
  readonly onSeated: () => void
  readonly onRefused: () => void
}

function Invitation(props: InvitationProps) {
  const w = () => onlineWords().join
  const open = () =>
    props.match.seats.filter(seat => seat.open && (props.seat === undefined || seat.seat === props.seat))
  const [name, setName] = createSignal(me()?.name ?? preferences().name)
  const [wished, setWished] = createSignal<number>()
  const seat = () => wished() ?? open()[0]?.seat
  const [problem, setProblem] = createSignal('')
  const host = () => props.match.seats.find(({ person }) => person === props.match.host)?.name
  const mayTake = () => props.seatKey !== undefined || props.match.visibility === 'public'
  const sit = async () => {
    const chosen = seat()
    if (chosen === undefined) return props.onRefused()
    if (name().trim() === '') return setProblem(onlineWords().refused['not-signed-in'])
    try {
      await signInAs(name().trim())
      const key = props.seatKey === undefined ? {} : { key: props.seatKey }
      await ask('POST /api/matches/{match}/seats/{seat}/take', { match: props.match.id, seat: chosen, body: key })
      props.onSeated()
    } catch (error) {
      setProblem(refusedSentence(refusedOf(error)))
      props.onRefused()
    }
    return undefined
  }
  return (
    <Page
      title={w().title(titleOf(props.match.game))}
      lead={
        <p class="lead">
          {host() ? w().invites(host() ?? '') : ''} {paceSentence(props.match.pace)}.
        </p>
      }
    >
      <form
        class="card on-join"
        onSubmit={event => {
          event.preventDefault()
          void sit()
        }}
      >
        <ul class="people rows">
          <For each={props.match.seats}>
            {one => (
              <li>
                <SeatBadge seat={playerOn(one).colour} size={20} label={words().setup.colours[playerOn(one).colour]} />
                <Show
                  when={one.open && open().length > 1 && mayTake()}
                  fallback={<span>{one.open ? onlineWords().room.free : playerOn(one).name}</span>}
                >
                  <label>
                    <input
                      type="radio"
                      name="seat"
                      checked={seat() === one.seat}
                      onChange={() => setWished(one.seat)}
                    />
                    {onlineWords().room.sitHere}
                  </label>
                </Show>
              </li>
            )}
          </For>
        </ul>
        <Show
          when={open().length > 0 && mayTake()}
          fallback={
            <>
              <p>
                {open().length === 0
                  ? props.seat === undefined
                    ? w().full
                    : onlineWords().refused['seat-taken']
                  : onlineWords().room.byLink}
              </p>
              <div class="ways">
                <Button label={w().watch} look="primary" onPress={props.onSeated} />
              </div>
            </>
          }
        >
          <NameField label={w().name} value={name()} onInput={setName} hint={w().noAccount} />
          <Problem text={problem()} />
          <div class="pg-begin">
            <Button label={w().sit} look="primary" onPress={() => void sit()} />
          </div>
        </Show>
      </form>
    </Page>
  )
}
