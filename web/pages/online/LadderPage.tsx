import type { Pool, Ranked } from '@taproom/protocol'
import { createEffect, createSignal, For, on, Show } from 'solid-js'
import { Segmented } from '../../design/index.ts'
import { ask } from '../../online/api.ts'
import { createAsked } from '../../online/asked.ts'
import { fetchMe, me } from '../../online/me.ts'
import './pages.css'
import './ladder.css'
import { rooms } from '../../rooms.ts'
import { addressOf, rename } from '../../route.ts'
import { BOTS } from '../../table/ctrl/players.ts'
import { words } from '../../words/index.ts'
import { onlineWords } from '../../words/online/index.ts'
import { Page } from '../Page.tsx'
import { titleOf } from './games.ts'
import { NoServer } from './NoServer.tsx'

const POOLS = ['people', 'mixed'] as const

/** Who is how good at a game, among people or with bots at the table. */
export default function LadderPage(props: { game?: string }) {
  const w = () => onlineWords().people.ladder
  const games = Object.keys(rooms)
  const [game, setGame] = createSignal(games.find(id => id === props.game) ?? games[0] ?? '')
  const [pool, setPool] = createSignal<Pool>('people')
  const found = createAsked(async () => {
    await fetchMe()
    return (await ask('GET /api/ratings/{name}', { name: game(), query: { pool: pool() } })).ratings
  })
  createEffect(on([game, pool], found.again, { defer: true }))
  const choose = (id: string) => {
    setGame(id)
    rename({ page: 'ladder', game: id })
  }
  return (
    <Show when={found.error() === undefined} fallback={<NoServer error={found.error()} onRetry={found.again} />}>
      <Page title={w().title(titleOf(game()))} lead={<p class="lead">{w().lead}</p>}>
        <div class="on-filters">
          <Segmented
            label={w().which}
            options={games.map(id => ({ id, label: titleOf(id) }))}
            value={game()}
            onChange={choose}
          />
          <Segmented
            label={w().pool}
            options={POOLS.map(id => ({ id, label: w().pools[id] }))}
            value={pool()}
            onChange={setPool}
          />
        </div>
        <Show
          when={(found.value() ?? []).length > 0}
          fallback={<p class="none">{found.value() ? w().none : words().table.loading}</p>}
        >
          <table class="card on-ladder">
            <thead>
              <tr>
                <th scope="col">{w().place}</th>
                <th scope="col">{w().name}</th>
                <th scope="col">{w().rating}</th>
                <th scope="col">{w().matches}</th>
              </tr>
            </thead>
            <tbody>
              <For each={found.value()}>
                {(one, i) => <Place one={one} place={placeOf(found.value() ?? [], i())} />}
              </For>
            </tbody>
          </table>
        </Show>
      </Page>
    </Show>
  )
}

/** Equal ratings share the better place. */
const placeOf = (list: readonly Ranked[], i: number): number =>
  list.findIndex(({ rating }) => rating === list[i]?.rating) + 1

function Place(props: { one: Ranked; place: number }) {
  const w = () => onlineWords().people.ladder
  const bot = () => BOTS.find(level => `bot:${level}` === props.one.player)
  const isBot = () => props.one.player.startsWith('bot:')
  const mine = () => props.one.player === me()?.id
  const name = () => props.one.name ?? '?'
  const level = () => {
    const known = bot()
    return known ? words().setup.players[known] : props.one.player.slice('bot:'.length)
  }
  return (
    <tr classList={{ mine: mine(), bot: isBot() }}>
      <td>{props.place}</td>
      <th scope="row">
        <Show when={!isBot()} fallback={w().bot(level())}>
          <a href={addressOf({ page: 'person', id: props.one.player })}>{name()}</a>
        </Show>
        <Show when={mine()}> ({w().you})</Show>
      </th>
      <td>{props.one.rating}</td>
      <td>{props.one.matches}</td>
    </tr>
  )
}
