import { createEffect, createSignal, For, Index, type JSX, on, onCleanup, Show } from 'solid-js'
import { Button, SeatBadge } from '../../design/index.ts'
import { ask } from '../../online/api.ts'
import { createAsked } from '../../online/asked.ts'
import { fetchMe, isMyTurn, me, myMatches, mySeat } from '../../online/me.ts'
import './pages.css'
import type { Description, OwnMatch } from '@taproom/protocol'
import { playerOn, playersOf } from '../../online/players.ts'
import { leftSentence, paceSentence, spanSentence } from '../../online/sentences.ts'
import { addressOf, go, type Route } from '../../route.ts'
import { preferences } from '../../store/preferences.ts'
import { words } from '../../words/index.ts'
import { onlineWords } from '../../words/online/index.ts'
import { Page } from '../Page.tsx'
import { titleOf } from './games.ts'
import { Invitations } from './Invitations.tsx'
import { NoServer } from './NoServer.tsx'
import { TableFilter, type TableWishes } from './TableFilter.tsx'

/** How often the lists are asked for again while one looks at them. */
const AGAIN = 10_000
const FINISHED = 6

const tables = async (status: 'open' | 'running', wished: TableWishes) =>
  (await ask('GET /api/matches', { query: { status, ...wished } })).matches

async function everything(wished: TableWishes) {
  const person = await fetchMe()
  const [free, running, mine, { invitations }] = await Promise.all([
    tables('open', wished),
    tables('running', wished),
    person ? myMatches() : [],
    person ? ask('GET /api/me/invitations') : { invitations: [] },
  ])
  return { free, running, mine, invitations }
}

/** The time, as often as a clock is read. */
function createSecond(): () => number {
  const [now, setNow] = createSignal(Date.now())
  const beat = setInterval(() => setNow(Date.now()), 1000)
  onCleanup(() => clearInterval(beat))
  return now
}

/** Tables in the order in which they matter to us: our turn, others' turn, not begun. */
const urgency = (match: OwnMatch): number => (isMyTurn(match) ? 0 : match.status === 'running' ? 1 : 2)

export default function LobbyPage() {
  const [wished, setWished] = createSignal<TableWishes>({})
  const found = createAsked(() => everything(wished()))
  createEffect(on(wished, found.again, { defer: true }))
  const again = setInterval(() => document.visibilityState === 'visible' && found.again(), AGAIN)
  onCleanup(() => clearInterval(again))
  const now = createSecond()
  const w = () => onlineWords().lobby
  const lists = found.value
  const playing = () =>
    (lists()?.mine ?? [])
      .filter(({ status }) => status === 'running' || status === 'open')
      .toSorted((a, b) => urgency(a) - urgency(b))
  const finished = () => (lists()?.mine ?? []).filter(({ status }) => status === 'over' || status === 'ended')
  const others = (matches: readonly Description[] | undefined) => (matches ?? []).filter(match => mySeat(match) < 0)
  const isWished = () => wished().game !== undefined || wished().pace !== undefined
  const noneFree = () => (isWished() ? onlineWords().people.tables.noneSuch : w().noneFree)
  return (
    <Show
      when={lists() !== undefined || found.error() === undefined}
      fallback={<NoServer error={found.error()} onRetry={found.again} />}
    >
      <Page
        title={words().online.play}
        lead={<p class="lead">{w().lead}</p>}
        aside={
          <nav class="on-around" aria-label={w().account}>
            <Button label={onlineWords().people.profile.ladder} look="quiet" onPress={() => go({ page: 'ladder' })} />
            <Show when={me()}>
              <Button label={onlineWords().people.tables.people} look="quiet" onPress={() => go({ page: 'people' })} />
            </Show>
            <Button
              label={me() ? w().signedIn(me()?.name ?? '') : w().account}
              icon="seats"
              look="quiet"
              onPress={() => go({ page: 'me' })}
            />
          </nav>
        }
      >
        <div class="pg-lobby">
          <Button label={w().invite} look="primary" icon="play" onPress={() => go({ page: 'invite' })} />
          <Invitations of={lists()?.invitations ?? []} onAnswered={found.again} />
          <Matches title={w().mine} of={playing()} none={lists() ? w().noneMine : words().table.loading}>
            {match => ({ to: table(match), note: turnNote(match, now()), mine: isMyTurn(match) })}
          </Matches>
          <Matches
            title={w().free}
            aside={<TableFilter wished={wished()} onChange={setWished} />}
            of={others(lists()?.free)}
            none={lists() ? noneFree() : words().table.loading}
          >
            {match => ({
              to: { page: 'join', id: match.id },
              note: freeNote(match, now()),
              way: onlineWords().join.sit,
            })}
          </Matches>
          <Matches title={w().watch} of={others(lists()?.running)}>
            {match => ({ to: table(match), note: paceSentence(match.pace), way: w().look })}
          </Matches>
          <Matches title={w().older} of={finished().slice(0, FINISHED)}>
            {match => ({ to: table(match), note: endedNote(match) })}
          </Matches>
        </div>
      </Page>
    </Show>
  )
}

const table = (match: Description): Route => ({ page: 'table', id: match.id })

const names = (match: Description): string =>
  match.seats.map(seat => (seat.open ? onlineWords().room.free : playerOn(seat).name)).join(', ')

const endedNote = ({ ended }: Description): string =>
  ended === null ? '' : new Date(ended).toLocaleDateString(preferences().language)

function freeNote(match: Description, now: number): string {
  const free = match.seats.filter(({ open }) => open).length
  const left = match.expires === null ? '' : onlineWords().people.tables.openFor(spanSentence(match.expires - now))
  return [onlineWords().lobby.seatsFree(free), paceSentence(match.pace), left].filter(Boolean).join(' · ')
}

function turnNote(match: OwnMatch, now: number): string {
  const w = onlineWords().lobby
  if (match.rematch !== undefined) return `${w.rematchWaits} · ${paceSentence(match.pace)}`
  if (match.status === 'open') return `${w.notBegun} · ${freeNote(match, now)}`
  const acting = match.wait ? playersOf(match, undefined)[match.wait.seat] : undefined
  const who = isMyTurn(match) || !acting ? paceSentence(match.pace) : w.waitsFor(acting.name)
  const due = match.wait?.due ?? null
  return due === null ? who : `${who} · ${leftSentence(match.pace, due - now)}`
}

interface MatchesProps<T> {
  readonly title: string
  readonly of: readonly T[]
  /** Said where there are none; otherwise nothing is shown then. */
  readonly none?: string
  /** Which of them one wants to see. */
  readonly aside?: JSX.Element
  readonly children: (match: T) => Omit<MatchCardProps, 'match'>
}

function Matches<T extends Description>(props: MatchesProps<T>) {
  return (
    <Show when={props.none !== undefined || props.of.length > 0}>
      <section>
        <div class="head">
          <h2>{props.title}</h2>
          {props.aside}
        </div>
        <div class="cards">
          {/* By place, not by match: the lists come anew every ten seconds, and the card in focus should stay. */}
          <Index each={props.of} fallback={<p class="none">{props.none}</p>}>
            {match => <MatchCard match={match()} {...props.children(match())} />}
          </Index>
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
