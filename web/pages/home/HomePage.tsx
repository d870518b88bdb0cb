import { LANGUAGES } from '@taproom/engine'
import { onWeb } from '@taproom/shelf/web'
import { createResource, createSignal, For, lazy, Show, Suspense } from 'solid-js'
import { Button, Icon, SeatBadge } from '../../design/index.ts'
import { go, type Route } from '../../route.ts'
import { allMatches, forgetMatch, type SavedMatch, saveMatch, storageTrouble } from '../../store/matches.ts'
import { prefer, preferences } from '../../store/preferences.ts'
import { darkNow } from '../../store/theme.ts'
import { isPerson } from '../../table/ctrl/players.ts'
import { words } from '../../words/index.ts'
import { LANGUAGE_NAMES } from '../../words/languages.ts'
import { Announced } from '../Announced.tsx'
import { FrontPage } from '../front/FrontPage.tsx'
import { titleOf } from '../online/games.ts'
import './home.css'
import { rivalsFor } from './rivals.ts'
import { createServer } from './server.ts'

/** Fetched when somebody wants other opponents. */
const Opposition = lazy(() => import('./Opposition.tsx'))

/** The seat the match waits for, as its record tells: shown without loading the game. */
const note = (match: SavedMatch): string =>
  [
    words().matches.withNames(match.sitters.slice(1).map(player => player.name)),
    match.over ? words().matches.finished : words().matches.moves(match.record.moves.length),
  ].join(', ')

export function HomePage() {
  const [matches, { refetch }] = createResource(allMatches)
  const [choosing, setChoosing] = createSignal<string>()
  const [forgotten, setForgotten] = createSignal<SavedMatch>()
  const open = () => (matches.latest ?? []).filter(match => !match.over)
  const latest = () => open()[0]
  const rest = () => (matches.latest ?? []).filter(match => match !== latest())
  const table = () => import('./play-now.ts')
  /** Who reaches for a card is about to press it. */
  const reach = async (game: string) => {
    const { fetchTable } = await table()
    await fetchTable(game)
  }
  const start = async (game: string) => {
    const { playNow } = await table()
    await playNow(game)
  }
  const server = createServer()
  const mine = () => server()?.turns[0]
  /** What waits for this person: a match on the server, one on this device, or friends. */
  const next = (): Route => {
    const match = mine()
    if (match) return { page: 'table', id: match.id }
    const kept = latest()
    return kept ? { page: 'match', id: kept.id } : { page: 'play' }
  }
  const waiting = () => {
    const match = mine()
    const w = words().online
    if (match) return { title: titleOf(match.game), note: w.turns(server()?.turns.length ?? 1), myTurn: true }
    const kept = latest()
    if (kept) return waitingOf(kept)
    return server() && { title: w.title, note: w.about, myTurn: false, way: w.play }
  }
  const forget = async (match: SavedMatch) => {
    await forgetMatch(match.id)
    setForgotten(match)
    await refetch()
  }
  const bringBack = async (match: SavedMatch) => {
    setForgotten(undefined)
    await saveMatch(match)
    await refetch()
  }
  return (
    <div class="pg-home">
      <Show when={storageTrouble()}>
        {trouble => (
          <p class="banner" role="alert">
            {words().trouble[trouble()]}
          </p>
        )}
      </Show>
      <Announced />
      <FrontPage
        words={words().front}
        waiting={waiting()}
        online={server() && { label: words().online.play, onPress: () => go({ page: 'play' }) }}
        languages={LANGUAGES.map(id => ({ id, ...LANGUAGE_NAMES[id] }))}
        language={preferences().language}
        onLanguage={language => prefer({ language })}
        theme={darkNow() ? 'cellar' : 'day'}
        onTheme={theme => prefer({ theme })}
        onReach={game => void reach(game)}
        onPlayNow={game => void start(game)}
        against={({ seats, title }) => {
          const text = words().opposition.against(rivalsFor(seats), preferences().level)
          return { level: preferences().level, text, label: words().opposition.change(title, text) }
        }}
        onAgainst={setChoosing}
        onHotSeat={game => go({ page: 'setup', game })}
        onContinue={() => go(next())}
        onOpenRecord={() => go({ page: 'open' })}
        onSettings={() => go({ page: 'settings' })}
        onRules={game => go({ page: 'rules', game })}
      />
      <Show when={choosing()}>
        {game => (
          <Suspense>
            <Opposition
              title={titleOf(game())}
              seats={onWeb.get(game())?.front.seats ?? { from: 2, to: 4 }}
              open
              onClose={() => setChoosing(undefined)}
              onPlay={() => void start(game())}
            />
          </Suspense>
        )}
      </Show>
      <Show when={forgotten()}>
        {match => (
          <p class="undo" role="status">
            {words().matches.forgotten}
            <Button label={words().matches.bringBack} look="quiet" onPress={() => void bringBack(match())} />
          </p>
        )}
      </Show>
      <Show when={rest().length > 0}>
        <section class="kept" aria-labelledby="kept-title">
          <h2 id="kept-title">{words().matches.title}</h2>
          <ul>
            <For each={rest()}>
              {match => (
                <li class="card">
                  <a href={`#/match/${match.id}`}>
                    <b>{titleOf(match.game)}</b>
                    <span class="seats">
                      <For each={match.sitters}>{player => <SeatBadge seat={player.colour} size={15} />}</For>
                    </span>
                    <span class="note">{note(match)}</span>
                  </a>
                  <Button
                    label={`${words().matches.forget}: ${titleOf(match.game)}`}
                    art={<Icon of="bin" />}
                    iconOnly
                    look="quiet"
                    onPress={() => void forget(match)}
                  />
                </li>
              )}
            </For>
          </ul>
        </section>
      </Show>
    </div>
  )
}

function waitingOf(match: SavedMatch | undefined) {
  if (!match) return undefined
  return { title: titleOf(match.game), note: note(match), myTurn: match.sitters.some(isPerson) }
}
