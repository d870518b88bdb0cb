import { For, onCleanup, Show } from 'solid-js'
import { Button, SeatBadge } from '../../design/index.ts'
import { ask } from '../../online/api.ts'
import { createAsked } from '../../online/asked.ts'
import { fetchMe, isMyTurn, me, myMatches, mySeat } from '../../online/me.ts'
import './pages.css'
import type { Description, OwnMatch } from '@taproom/protocol'
import { playerOn, playersOf } from '../../online/players.ts'
import { paceSentence } from '../../online/sentences.ts'
import { addressOf, go, type Route } from '../../route.ts'
import { words } from '../../words/index.ts'
import { onlineWords } from '../../words/online/index.ts'
import { Page } from '../Page.tsx'
import { titleOf } from './games.ts'
import { NoServer } from './NoServer.tsx'

/** How often the lists are asked for again while one looks at them. */
const AGAIN = 10_000
const FINISHED = 6

const tables = async (status: 'open' | 'running') => (await ask('GET /api/matches', { query: { status } })).matches

async function everything() {
  const person = await fetchMe()
  const [free, running, mine] = await Promise.all([tables('open'), tables('running'), person ? myMatches() : []])
  return { free, running, mine }
}

/** Tables in the order in which they matter to us: our turn, others' turn, not begun. */
const urgency = (match: OwnMatch): number => (isMyTurn(match) ? 0 : match.status === 'running' ? 1 : 2)

export default function LobbyPage() {
  const found = createAsked(everything)
  const again = setInterval(() => document.visibilityState === 'visible' && found.again(), AGAIN)
  onCleanup(() => clearInterval(again))
  const w = () => onlineWords().lobby
  const lists = found.value
  const playing = () =>
    (lists()?.mine ?? [])
      .filter(({ status }) => status === 'running' || status === 'open')
      .toSorted((a, b) => urgency(a) - urgency(b))
  const finished = () => (lists()?.mine ?? []).filter(({ status }) => status === 'over' || status === 'ended')
  const others = (matches: readonly Description[] | undefined) => (matches ?? []).filter(match => mySeat(match) < 0)
  return (
    <Show
      when={lists() !== undefined || found.error() === undefined}
      fallback={<NoServer error={found.error()} onRetry={found.again} />}
    >
      <Page
        title={words().online.play}
        lead={<p class="lead">{w().lead}</p>}
        aside={
          <Button
            label={me() ? w().signedIn(me()?.name ?? '') : w().account}
            icon="seats"
            look="quiet"
            onPress={() => go({ page: 'me' })}
          />
        }
      >
        <div class="pg-lobby">
          <Button label={w().invite} look="primary" icon="play" onPress={() => go({ page: 'invite' })} />
          <Matches title={w().mine} of={playing()} none={lists() ? w().noneMine : words().table.loading}>
            {match => ({ to: table(match), note: turnNote(match), mine: isMyTurn(match) })}
          </Matches>
          <Matches title={w().free} of={others(lists()?.free)} none={lists() ? w().noneFree : words().table.loading}>
            {match => ({ to: { page: 'join', id: match.id }, note: freeNote(match), way: onlineWords().join.sit })}
          </Matches>
          <Matches title={w().watch} of={others(lists()?.running)}>
            {match => ({ to: table(match), note: names(match), way: w().look })}
          </Matches>
          <Matches title={w().older} of={finished().slice(0, FINISHED)}>
            {match => ({ to: table(match), note: names(match) })}
          </Matches>
        </div>
      </Page>
    </Show>
  )
}

const table = (match: Description): Route => ({ page: 'table', id: match.id })

const names = (match: Description): string =>
  match.seats.map(seat => (seat.open ? onlineWords().room.free : playerOn(seat).name)).join(', ')

const freeNote = (match: Description): string => {
  const free = match.seats.filter(({ open }) => open).length
  return [onlineWords().lobby.seatsFree(free), paceSentence(match.pace)].join(' · ')
}

function turnNote(match: OwnMatch): string {
  const w = onlineWords().lobby
  if (match.rematch !== undefined) return `${w.rematchWaits} · ${paceSentence(match.pace)}`
  if (match.status === 'open') return `${w.notBegun} · ${freeNote(match)}`
  if (isMyTurn(match)) return paceSentence(match.pace)
  const acting = match.wait ? playersOf(match, undefined)[match.wait.seat] : undefined
  return acting ? w.waitsFor(acting.name) : paceSentence(match.pace)
}

interface MatchesProps<T> {
  readonly title: string
  readonly of: readonly T[]
  /** Said where there are none; otherwise nothing is shown then. */
  readonly none?: string
  readonly children: (match: T) => Omit<MatchCardProps, 'match'>
}

function Matches<T extends Description>(props: MatchesProps<T>) {
  return (
    <Show when={props.none !== undefined || props.of.length > 0}>
      <section>
        <h2>{props.title}</h2>
        <div class="cards">
          <For each={props.of} fallback={<p class="none">{props.none}</p>}>
            {match => <MatchCard match={match} {...props.children(match)} />}
          </For>
        </div>
      </section>
    </Show>
  )
}

interface MatchCardProps {
  readonly match: Description
  readonly to: Route
  readonly note: string
  /** What pressing it does, where that is not plain. */
  readonly way?: string
  readonly mine?: boolean
}

function MatchCard(props: MatchCardProps) {
  return (
    <a class="card match" classList={{ mine: props.mine }} href={addressOf(props.to)}>
      <span class="what">
        <b>{titleOf(props.match.game)}</b>
        <span class="seats" aria-hidden="true">
          <For each={props.match.seats}>
            {seat => (
              <span classList={{ free: seat.open }}>
                <SeatBadge seat={playerOn(seat).colour} size={15} />
              </span>
            )}
          </For>
        </span>
      </span>
      <Show when={props.mine}>
        <span class="turn">{onlineWords().lobby.yourTurn}</span>
      </Show>
      <span class="names">{names(props.match)}</span>
      <span class="note">{props.note}</span>
      <Show when={props.way}>
        <span class="way">{props.way}</span>
      </Show>
    </a>
  )
}
