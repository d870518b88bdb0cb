import { formOf } from '@taproom/protocol/form'
import { Match as Case, createResource, createSignal, onCleanup, Show, Switch } from 'solid-js'
import { Button } from '../design/index.ts'
import { outdated } from '../offline/outdated.ts'
import { WaitingRoom } from '../pages/online/WaitingRoom.tsx'
import { Sentence } from '../pages/Sentence.tsx'
import { go } from '../route.ts'
import { preferences } from '../store/preferences.ts'
import { TableController } from '../table/ctrl/controller.ts'
import { keepTable } from '../table/open.ts'
import '../table/table-page.css'
import { TableScreen } from '../table/view/TableScreen.tsx'
import { words } from '../words/index.ts'
import { onlineWords } from '../words/online/index.ts'
import { fetchMe, me } from './me.ts'
import { roomFor } from './room.ts'
import { Session } from './session.ts'
import { OnlineSource } from './source.ts'
import { goToRematch } from './table.ts'
import { createParts } from './view/parts.tsx'

/** A match on the server: the table while it is played and afterwards, before that the room where one waits. */
export default function OnlineTablePage(props: { id: string }) {
  // The line is opened as who we are: first the server is asked that.
  const [met] = createResource(() => fetchMe().catch(() => null))
  return (
    <Show when={met.state === 'ready'} fallback={<p class="tb-wait">{words().table.loading}</p>}>
      <Show when={me()?.id ?? 'nobody'} keyed>
        {_who => <Followed id={props.id} />}
      </Show>
    </Show>
  )
}

function Followed(props: { id: string }) {
  const session = new Session(props.id)
  onCleanup(() => session.close())
  const begun = () => session.description() !== undefined && session.standing() !== undefined
  const gone = () => session.description() === undefined && session.trouble()?.code === 'no-match'
  return (
    <Switch fallback={<Opening session={session} />}>
      {/* Why, is said over everything. */}
      <Case when={outdated() === 'still'}>
        <Sentence title={words().trouble.broken} text="">
          <Button label={words().trouble.toFront} look="primary" onPress={() => go({ page: 'front' })} />
        </Sentence>
      </Case>
      <Case when={outdated()}>
        <p class="tb-wait">{words().table.loading}</p>
      </Case>
      <Case when={gone()}>
        <Sentence title={onlineWords().refused['no-match']} text={onlineWords().trouble.noMatchAbout}>
          <Button label={onlineWords().table.toLobby} look="primary" onPress={() => go({ page: 'play' })} />
        </Sentence>
      </Case>
      <Case when={session.description()?.status === 'expired'}>
        <Sentence title={onlineWords().room.expired} text={onlineWords().room.expiredAbout}>
          <Button label={onlineWords().table.toLobby} look="primary" onPress={() => go({ page: 'play' })} />
        </Sentence>
      </Case>
      <Case when={session.description()?.status === 'open'}>
        <WaitingRoom session={session} />
      </Case>
      <Case when={begun()}>
        <Played session={session} />
      </Case>
    </Switch>
  )
}

/** Who presses something means the table as it is now: what is still to be shown of the others is shown at once. Holding them is not acting. */
function catchUpOnPress(session: Session): void {
  const onPress = ({ target }: Event) => {
    if (!session.behind || (target instanceof Element && target.closest('.hold'))) return
    session.catchUp()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') onPress(event)
  }
  const onHide = () => document.visibilityState === 'hidden' && session.catchUp()
  addEventListener('pointerdown', onPress, { capture: true })
  addEventListener('keydown', onKey, { capture: true })
  document.addEventListener('visibilitychange', onHide)
  onCleanup(() => {
    removeEventListener('pointerdown', onPress, { capture: true })
    removeEventListener('keydown', onKey, { capture: true })
    document.removeEventListener('visibilitychange', onHide)
  })
}

/** Nothing to show yet; after a while, why. */
function Opening(props: { session: Session }) {
  const [long, setLong] = createSignal(false)
  const late = setTimeout(() => setLong(true), 3000)
  onCleanup(() => clearTimeout(late))
  return (
    <p class="tb-wait" role="status">
      {long() && props.session.connection() !== 'open' ? onlineWords().table.lost : words().table.loading}
    </p>
  )
}

function Played(props: { session: Session }) {
  const { session } = props
  const [room] = createResource(async () => {
    const description = session.description()
    const room = description && (await roomFor(description).catch(() => undefined))
    if (!room) return null
    // Cells of another form would be misread.
    if (formOf(room.game) === session.form) return room
    session.stopReading()
    return null
  })
  return (
    <Show when={room.state === 'ready'} fallback={<p class="tb-wait">{words().table.loading}</p>}>
      <Show
        when={room()}
        keyed
        fallback={
          <Sentence title={words().trouble.noGame} text="">
            <Button label={words().trouble.toFront} look="primary" onPress={() => go({ page: 'front' })} />
          </Sentence>
        }
      >
        {found => {
          const source = new OnlineSource(found, session)
          const match = new TableController({ source, confirm: () => preferences().confirm })
          catchUpOnPress(session)
          const parts = createParts(match)
          const fork = async () => {
            const begun = match.fork()
            if (begun) go({ page: 'match', id: await keepTable(begun.table, begun.players) })
          }
          const rematch = () => {
            const description = session.description()
            if (description && session.received.seat >= 0) void goToRematch(description).catch(() => {})
            else if (description?.next) go({ page: 'table', id: description.next })
            else go({ page: 'play' })
          }
          return <TableScreen match={match} online={parts} onFork={() => void fork()} onRematch={rematch} />
        }}
      </Show>
    </Show>
  )
}
