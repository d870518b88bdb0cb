import { createResource, createSignal, Show } from 'solid-js'
import { Icon } from '../../design/index.ts'
import { preferences } from '../../store/preferences.ts'
import type { AnyWords } from '../../table/ctrl/kinds.ts'
import { isPerson } from '../../table/ctrl/players.ts'
import type { OnlineParts } from '../../table/view/context.ts'
import { onlineWords } from '../../words/online/index.ts'
import { leftOf } from '../clock.ts'
import { endedSentence, leftSentence, spanSentence } from '../sentences.ts'
import type { OnlineController } from '../source.ts'
import { createLasting, createNow, NEWCOMER, ratingFor } from '../table.ts'
import { AboutDialog } from './AboutDialog.tsx'
import { AtEnd } from './AtEnd.tsx'
import { Bars } from './Bars.tsx'
import { Chat } from './Chat.tsx'
import './table.css'

const MINUTE = 60_000
/** An answer that comes within this time needs no word in between. */
const NOTICED = 250

/** Everything a match on a server adds to its table. */
export function createParts(match: OnlineController): OnlineParts {
  const { room } = match
  const { session } = match.source
  const w = () => onlineWords().table
  const now = createNow(match)
  const [chat, setChat] = createSignal(false)
  const [about, setAbout] = createSignal(false)
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
  const note = (seat: number): string => {
    const taken = session.description()?.seats[seat]
    const standing = session.standing()
    const running = standing?.status === 'running'
    const away = running && taken?.person && !standing.bots[seat] && !session.isHere(taken.person)
    const substitute = running && taken?.person && standing.bots[seat]
    return [time(seat), away ? w().away : '', substitute ? w().botPlays : ''].filter(Boolean).join(' · ')
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

  const chatLabel = () => (session.unread() > 0 ? w().unread(session.unread()) : w().chat)
  return {
    question,
    note,
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
    AtEnd: () => <AtEnd match={match} before={() => before.latest} />,
    Around: () => (
      <>
        <Bars match={match} now={now} />
        <Show when={chat()}>
          <Chat match={match} onClose={() => setChat(false)} />
        </Show>
        <AboutDialog match={match} note={note} said={said.latest} open={about()} onClose={() => setAbout(false)} />
      </>
    ),
  }
}
