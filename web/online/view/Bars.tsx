import { createMemo, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js'
import { Button, type ButtonProps, Icon, type IconName } from '../../design/index.ts'
import { go } from '../../route.ts'
import { words } from '../../words/index.ts'
import { onlineWords } from '../../words/online/index.ts'
import { announcement, putAway } from '../announcement.ts'
import { createNext, mayOffer } from '../next.ts'
import { refusedSentence, wishSentence } from '../sentences.ts'
import type { OnlineController } from '../source.ts'
import { createLasting, goToRematch, unanswered } from '../table.ts'
import { another } from './another.ts'
import { late } from './late.ts'

export interface Bar {
  readonly id: string
  readonly icon: IconName
  readonly text: string
  readonly ways: readonly ButtonProps[]
}

/** A line that comes back within this time is not worth a word. */
const GRACE = 1500
const MINUTE = 60_000

/** What people and the server have to say, in few words: one quiet bar for each. They have a place of their own, and the board makes room for it. */
export function Bars(props: { match: OnlineController; now: () => number }): JSX.Element {
  const { match } = props
  const { session } = match.source
  const grace = createLasting(() => session.connection() !== 'open', GRACE)
  const [later, setLater] = createSignal<string>()
  const next = createNext(session.id, () => {
    const [description, standing] = [session.description(), session.standing()]
    return description !== undefined && standing !== undefined && mayOffer(description, standing, session.received.seat)
  })
  const bars = createMemo((): readonly Bar[] => [
    ...connection(match, grace()),
    ...trouble(match),
    ...house(),
    ...proposal(match, props.now()),
    ...turn(match, props.now()),
    ...afterwards(match),
    ...another(next(), later(), setLater),
  ])
  const ids = createMemo(() => bars().map(({ id }) => id), [], { equals: (a, b) => a.join() === b.join() })
  return (
    <div class="on-bars" role="status" aria-live="polite" ref={takeRoom}>
      <For each={ids()}>
        {id => (
          <Show when={bars().find(bar => bar.id === id)}>
            {bar => (
              <div class={`on-bar ${id}`}>
                <Icon of={bar().icon} />
                <p>{bar().text}</p>
                <div class="ways">
                  <For each={bar().ways.map(way => way.label)}>
                    {(_, i) => (
                      <Button
                        label={bar().ways[i()]?.label ?? ''}
                        look={bar().ways[i()]?.look}
                        onPress={() => bar().ways[i()]?.onPress()}
                      />
                    )}
                  </For>
                </div>
              </div>
            )}
          </Show>
        )}
      </For>
    </div>
  )
}

/** Says how high the bars are: a table that is as high as the window is so much lower then. */
function takeRoom(bars: HTMLElement): void {
  const room = document.documentElement.style
  const watch = new ResizeObserver(() => room.setProperty('--bars', `${bars.offsetHeight}px`))
  onMount(() => watch.observe(bars))
  onCleanup(() => {
    watch.disconnect()
    room.removeProperty('--bars')
  })
}

function connection({ source: { session } }: OnlineController, long: boolean): Bar[] {
  if (!long || session.connection() === 'open') return []
  const w = onlineWords().table
  return [{ id: 'line', icon: 'screen', text: session.connection() === 'lost' ? w.lost : w.opening, ways: [] }]
}

function trouble({ source: { session } }: OnlineController): Bar[] {
  const refused = session.trouble()
  if (!refused) return []
  const close = { label: onlineWords().table.understood, onPress: () => session.forgetTrouble() }
  return [{ id: 'refused', icon: 'close', text: refusedSentence(refused), ways: [close] }]
}

/** Who runs the server has something to say. */
function house(): Bar[] {
  const said = announcement()
  if (!said) return []
  const w = words().announcement
  return [
    {
      id: 'house',
      icon: 'chat',
      text: `${w.of} ${said.text}`,
      ways: [{ label: w.away, onPress: () => putAway(said) }],
    },
  ]
}

function proposal(match: OnlineController, now: number): Bar[] {
  const { session } = match.source
  const [description, standing] = [session.description(), session.standing()]
  if (!description || !standing?.proposal || standing.status !== 'running') return []
  const w = onlineWords().proposal
  const { by, at, wish, agreed, declined } = standing.proposal
  const seat = session.received.seat
  const what = wishSentence(wish, match.who)
  const waits = w.waitsFor(unanswered(description, standing).map(match.who))
  const bar = { id: 'proposal', icon: 'seats' } as const
  if (seat === by) {
    const patience = description.pace.kind === 'live' ? 5 * MINUTE : 180 * MINUTE * description.pace.hours
    // Where it counts, silence is no consent.
    const silent = wish.kind === 'end' && !description.rated && now - at > patience
    const ways: ButtonProps[] = [{ label: w.withdraw, onPress: () => session.act({ kind: 'decline' }) }]
    if (silent) ways.push({ label: w.endNow, look: 'primary', onPress: () => session.act({ kind: 'agree' }) })
    return [{ ...bar, text: `${w.mine(what)}. ${waits}`, ways }]
  }
  const text = w.of(match.who(by), what)
  const answered = agreed.includes(seat) || declined.includes(seat)
  const asked = seat >= 0 && !answered && !standing.bots[seat] && !(wish.kind === 'kick' && wish.of === seat)
  const own = agreed.includes(seat) ? `${w.agreed} ` : declined.includes(seat) ? `${w.declined} ` : ''
  if (!asked) return [{ ...bar, text: `${text}. ${own}${waits}`, ways: [] }]
  const ways: ButtonProps[] = [
    { label: w.decline, onPress: () => session.act({ kind: 'decline' }) },
    { label: w.agree, look: 'primary', onPress: () => session.act({ kind: 'agree' }) },
  ]
  return [{ ...bar, text, ways }]
}

function turn(match: OnlineController, now: number): Bar[] {
  const { session } = match.source
  const standing = session.standing()
  const seat = session.received.seat
  if (standing?.status !== 'running') return []
  const w = onlineWords().table
  const bars: Bar[] = []
  if (seat >= 0 && standing.bots[seat])
    bars.push({
      id: 'substitute',
      icon: 'seats',
      ...(standing.sentAway?.includes(seat)
        ? { text: onlineWords().refused.kicked, ways: [] }
        : {
            text: w.yourSeatBot,
            ways: [{ label: w.comeBack, look: 'primary', onPress: () => session.act({ kind: 'return' }) }],
          }),
    })
  bars.push(...late(match, now))
  return bars
}

function afterwards(match: OnlineController): Bar[] {
  const { session } = match.source
  const [description, standing] = [session.description(), session.standing()]
  if (!description || !standing) return []
  const w = onlineWords().table
  if (standing.status !== 'over' || description.next === null) return []
  const next = description.next
  const look = { look: 'primary' } as const
  const there =
    session.received.seat >= 0
      ? { ...look, label: w.toRematch, onPress: () => void goToRematch(description).catch(() => {}) }
      : { ...look, label: w.toRematch, onPress: () => go({ page: 'table', id: next }) }
  return [{ id: 'rematch', icon: 'restart', text: w.rematchAsked, ways: [there] }]
}
