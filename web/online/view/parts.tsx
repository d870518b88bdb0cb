import { createEffect, createResource, createSignal, Show } from 'solid-js'
import { type ButtonProps, Icon } from '../../design/index.ts'
import { go } from '../../route.ts'
import { preferences } from '../../store/preferences.ts'
import type { AnyWords } from '../../table/ctrl/kinds.ts'
import { isPerson } from '../../table/ctrl/players.ts'
import { sinceOwnLast } from '../../table/ctrl/since.ts'
import type { OnlineParts } from '../../table/view/context.ts'
import { words } from '../../words/index.ts'
import { onlineWords } from '../../words/online/index.ts'
import { leftOf } from '../clock.ts'
import { notebookOf } from '../notebook.ts'
import { endedSentence, leftSentence, spanSentence } from '../sentences.ts'
import { keepSeen, seenOf } from '../since.ts'
import type { OnlineController } from '../source.ts'
import { createLasting, createNow, goToRematch, NEWCOMER, ratingFor } from '../table.ts'
import { AboutDialog } from './AboutDialog.tsx'
import { AtEnd } from './AtEnd.tsx'
import { Bars } from './Bars.tsx'
import { Chat } from './Chat.tsx'
import './table.css'

const MINUTE = 60_000
/** An answer that comes within this time needs no word in between. */
const NOTICED = 250

/** In a slow match, what is new here since one's own last move is shown once, when the match is opened: whether there is something. */
function comesForward(match: OnlineController): boolean {
  const { session } = match.source
  const { index, journal, seat } = session.received
  const slow = session.description()?.pace.kind === 'daily' && session.standing()?.status === 'running'
  const fresh = slow && seat >= 0 && index > seenOf(session.id) && sinceOwnLast(journal, seat).length > 0
  createEffect(() => {
    session.standing()
    if (seat >= 0 && document.visibilityState === 'visible') keepSeen(session.id, session.received.index)
  })
  return fresh
}

/** Everything a match on a server adds to its table. */
export function createParts(match: OnlineController): OnlineParts {
  const { room } = match
  const { session } = match.source
  const w = () => onlineWords().table
  const now = createNow(match)
  const [chat, setChat] = createSignal(false)
  const [about, setAbout] = createSignal(false)
  const notebook = notebookOf(session.id)
  const seated = () => session.received.seat >= 0
  const [said] = createResource(
    () => preferences().language,
    async language => (await room.words[language]()) as AnyWords,
  )
  const [before] = createResource(async () => {
    const description = session.description()
    if (description?.status !== 'running') return undefined
    return ratingFor(description).then(
      rating => rating ?? NEWCOMER,
      () => undefined,
    )
  })

  const time = (seat: number): string => {
    const [description, standing] = [session.description(), session.standing()]
    if (!description || !standing || !isPerson(match.players[seat])) return ''
    const left = leftOf(standing, seat, now())
    return left === undefined ? '' : leftSentence(description.pace, left)
  }
  const isAway = (seat: number): boolean => {
    const person = session.description()?.seats[seat]?.person
    const standing = session.standing()
    return standing?.status === 'running' && person != null && !standing.bots[seat] && !session.isHere(person)
  }
  const note = (seat: number): string => {
    const taken = session.description()?.seats[seat]
    const standing = session.standing()
    const substitute = standing?.status === 'running' && taken?.person && standing.bots[seat]
    return [time(seat), isAway(seat) ? w().away : '', substitute ? w().botPlays : ''].filter(Boolean).join(' · ')
  }
  /** How long the others have been waited for, once that is worth a word. */
  const idle = (): string => {
    const standing = session.standing()
    const waited = standing && standing.waiting !== session.received.seat ? now() - standing.since : 0
    return waited > 2 * MINUTE ? spanSentence(waited) : ''
  }

  const slow = createLasting(() => session.sending().length > 0, NOTICED)
  const question = (): string | undefined => {
    const standing = session.standing()
    if (standing?.broken) return w().broken
    if (standing?.status === 'ended') return endedSentence(standing)
    if (standing?.paused) return onlineWords().refused.paused
    if (slow()) return session.connection() === 'open' ? w().sending : w().kept
    const waited = idle()
    const asked = match.snapshot().asked
    if (waited === '' || asked < 0 || !isPerson(match.players[asked])) return undefined
    return w().idle(match.who(asked), waited)
  }

  /** What follows from a question that is not the game's. */
  const answers = (): readonly ButtonProps[] => {
    const [description, standing] = [session.description(), session.standing()]
    if (description && standing?.status === 'ended') {
      const lobby: ButtonProps = { label: w().toLobby, icon: 'seats', onPress: () => go({ page: 'play' }) }
      const again = () => void goToRematch(description).catch(() => {})
      return seated() ? [lobby, { label: words().end.rematch, look: 'primary', onPress: again }] : [lobby]
    }
    if (!standing?.paused || !seated()) return []
    return [{ label: w().resume, look: 'primary', onPress: () => session.act({ kind: 'resume' }) }]
  }
  /** Who of the people at this table is not here. */
  const away = () => {
    const gone = match.players.filter((_, seat) => seat !== session.received.seat && isAway(seat))
    if (gone.length === 0) return undefined
    const label = w().awayNow(gone.map(({ name }) => name))
    return { seats: gone.map(({ colour }) => colour), word: w().away, label }
  }

  const chatLabel = () => (session.unread() > 0 ? w().unread(session.unread()) : w().chat)
  return {
    question,
    answers,
    note,
    watching: () => (seated() ? undefined : w().watching),
    notebook: () => (seated() ? notebook : undefined),
    sinceFirst: comesForward(match),
    away,
    aside: () => {
      const { asked } = match.snapshot()
      return (asked >= 0 && time(asked)) || undefined
    },
    tools: () => [
      {
        label: chatLabel(),
        icon: 'chat',
        pressed: chat(),
        onPress: () => setChat(!chat()),
        ...(session.unread() > 0 ? { art: <span class="on-count">{session.unread()}</span> } : {}),
      },
    ],
    items: () => [{ art: <Icon of="seats" />, label: w().about, onPress: () => setAbout(true) }],
    Bars: () => <Bars match={match} now={now} />,
    AtEnd: () => <AtEnd match={match} before={() => before.latest} />,
    Around: () => (
      <>
        <Show when={chat()}>
          <Chat match={match} onClose={() => setChat(false)} />
        </Show>
        <AboutDialog match={match} note={note} said={said.latest} open={about()} onClose={() => setAbout(false)} />
      </>
    ),
  }
}
