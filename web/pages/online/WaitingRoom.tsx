import type { Description, SeatDescription } from '@taproom/protocol'
import { createResource, createSignal, For, Show } from 'solid-js'
import { Button, SeatBadge } from '../../design/index.ts'
import { createOutward } from '../../online/address.ts'
import { ask, refusedOf } from '../../online/api.ts'
import { keepKeys, keysOf } from '../../online/keys.ts'
import { me, mySeat } from '../../online/me.ts'
import { playerOn } from '../../online/players.ts'
import { paceSentence, refusedSentence } from '../../online/sentences.ts'
import type { Session } from '../../online/session.ts'
import { LinkField } from '../../online/view/LinkField.tsx'
import { go } from '../../route.ts'
import { USUAL_BOT } from '../../table/ctrl/players.ts'
import { words } from '../../words/index.ts'
import { onlineWords } from '../../words/online/index.ts'
import { Problem } from '../Outcome.tsx'
import { Page } from '../Page.tsx'
import { titleOf } from './games.ts'
import './pages.css'

/** An open table: who sits there, and the links by which the others come. It goes over into the match by itself. */
export function WaitingRoom(props: { session: Session }) {
  const { session } = props
  const w = () => onlineWords().room
  const outward = createOutward()
  const [keys, setKeys] = createSignal(keysOf(session.id))
  const [problem, setProblem] = createSignal('')
  const kept = createKept(session)
  const trying = async (act: () => Promise<unknown>) => {
    setProblem('')
    await act().catch((error: unknown) => setProblem(refusedSentence(refusedOf(error))))
  }
  const at = { match: session.id }
  const newLink = (seat: number) =>
    trying(async () => {
      const { key } = await ask('POST /api/matches/{match}/seats/{seat}/link', { ...at, seat })
      keepKeys(session.id, { [seat]: key })
      setKeys(keysOf(session.id))
    })
  const free = (seat: number) => trying(() => ask('POST /api/matches/{match}/seats/{seat}/free', { ...at, seat }))
  const take = (seat: number) => {
    if (!me()) return go({ page: 'join', id: session.id })
    return trying(() => ask('POST /api/matches/{match}/seats/{seat}/take', { ...at, seat, body: {} }))
  }
  const seatBot = (seat: number) =>
    trying(() => ask('POST /api/matches/{match}/seats/{seat}/bot', { ...at, seat, body: { bot: USUAL_BOT } }))
  const thenLobby = (act: () => Promise<unknown>) => trying(() => act().then(() => go({ page: 'play' })))
  const cancel = () => thenLobby(() => ask('DELETE /api/matches/{match}', at))
  const leave = (seat: number) => thenLobby(() => ask('POST /api/matches/{match}/seats/{seat}/free', { ...at, seat }))

  return (
    <Show when={session.description()}>
      {match => {
        const host = () => match().host === me()?.id
        const seated = () => mySeat(match())
        const mayTake = () => host() || match().visibility === 'public' || match().before !== null
        return (
          <Page
            title={w().title(titleOf(match().game))}
            lead={
              <p class="lead">
                {w().lead} {paceSentence(match().pace)}.
              </p>
            }
            aside={
              <Show when={host()}>
                <Button label={w().cancel} look="quiet" onPress={() => void cancel()} />
              </Show>
            }
          >
            <div class="on-room">
              <Show when={host() && outward.replaced()}>
                <p class="hint">{w().lan}</p>
              </Show>
              <Show when={seated() < 0 && !mayTake() && kept.forMe() === undefined}>
                <p class="hint">{w().byLink}</p>
              </Show>
              <Problem text={problem()} />
              <ol aria-label={words().setup.seats}>
                <For each={match().seats}>
                  {seat => (
                    <li class="card">
                      <SeatLine session={session} match={match()} seat={seat} keptFor={kept.names().get(seat.seat)} />
                      <div class="ways">
                        <Show when={seat.open && host()}>
                          <Button label={w().seatBot} look="quiet" onPress={() => void seatBot(seat.seat)} />
                        </Show>
                        <Show when={seat.open && seated() < 0 && (mayTake() || kept.forMe() === seat.seat)}>
                          <Button label={w().sitHere} look="primary" onPress={() => void take(seat.seat)} />
                        </Show>
                        <Show when={!seat.open && host() && seat.person !== me()?.id}>
                          <Button label={w().free1} look="quiet" onPress={() => void free(seat.seat)} />
                        </Show>
                        <Show when={!host() && seat.person === me()?.id && seat.person !== null}>
                          <Button label={w().leave} look="quiet" onPress={() => void leave(seat.seat)} />
                        </Show>
                      </div>
                      <Show when={seat.open && host()}>
                        <Show
                          when={keys()[seat.seat]}
                          fallback={
                            <div class="again">
                              <p>{w().newLinkHint}</p>
                              <Button label={w().newLink} onPress={() => void newLink(seat.seat)} />
                            </div>
                          }
                        >
                          {key => (
                            <LinkField
                              share
                              qr
                              title={w().link(seat.seat + 1)}
                              address={outward.to({ page: 'join', id: session.id, seat: seat.seat, key: key() })}
                            />
                          )}
                        </Show>
                      </Show>
                    </li>
                  )}
                </For>
              </ol>
              <section class="card watch">
                <LinkField share title={w().watchLink} address={outward.to({ page: 'table', id: session.id })} />
              </section>
            </div>
          </Page>
        )
      }}
    </Show>
  )
}

/** Seats that are kept: for whom, as its host knows; and the one for us. */
function createKept(session: Session) {
  const isHost = () => session.description() && me() && session.description()?.host === me()?.id
  const [names] = createResource(isHost, async () => {
    const { invitations } = await ask('GET /api/matches/{match}/invitations', { match: session.id })
    return new Map(invitations.map(({ seat, person }) => [seat, person.name]))
  })
  const [mine] = createResource(
    () => me()?.id,
    async () => (await ask('GET /api/me/invitations')).invitations.find(({ match }) => match.id === session.id)?.seat,
  )
  return { names: () => names.latest ?? new Map<number, string>(), forMe: () => mine.latest }
}

function SeatLine(props: { session: Session; match: Description; seat: SeatDescription; keptFor?: string }) {
  const w = () => onlineWords().room
  const player = () => playerOn(props.seat)
  const note = () => {
    const { seat } = props
    if (seat.open) return props.keptFor ? onlineWords().people.tables.keptFor(props.keptFor) : ''
    if (seat.bot) return words().table.bot
    const here = props.session.isHere(seat.person) ? w().here : w().away
    return seat.person === props.match.host ? `${w().host}, ${here}` : here
  }
  return (
    <div class="sitting">
      <SeatBadge seat={player().colour} size={24} label={words().setup.colours[player().colour]} />
      <div>
        <b>{props.seat.open ? w().free : player().name}</b>
        <small>{note()}</small>
      </div>
    </div>
  )
}
