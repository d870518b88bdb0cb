import type { History } from '@taproom/protocol'
import { For, Show } from 'solid-js'
import { addressOf } from '../../route.ts'
import { preferences } from '../../store/preferences.ts'
import { onlineWords } from '../../words/online/index.ts'
import { titleOf } from './games.ts'
import { Part } from './Part.tsx'

/** How many of the last matches are listed. */
const LISTED = 12

/** What somebody has played: numbers per game with the way to its ladder, and the last matches. */
export function Played(props: { title: string; none: string; history?: History }) {
  const w = () => onlineWords().me
  const mean = (points: number) => points.toLocaleString(preferences().language, { maximumFractionDigits: 1 })
  return (
    <Part title={props.title}>
      <For each={props.history?.games} fallback={<p class="about">{props.none}</p>}>
        {one => (
          <article>
            <h3>
              {titleOf(one.game)}
              <a class="way" href={addressOf({ page: 'ladder', game: one.game })}>
                {onlineWords().people.profile.ladder}
                <span class="unseen"> {titleOf(one.game)}</span>
              </a>
            </h3>
            <p>
              {[w().matches(one.matches), w().wins(one.wins), w().mean(mean(one.mean)), w().best(one.best)].join(', ')}
            </p>
            <dl>
              <For each={one.ratings}>
                {rating => (
                  <div>
                    <dt>{w().pools[rating.pool]}</dt>
                    <dd>{rating.rating}</dd>
                  </div>
                )}
              </For>
            </dl>
          </article>
        )}
      </For>
      <Show when={(props.history?.matches.length ?? 0) > 0}>
        <ol class="last">
          <For each={props.history?.matches.slice(0, LISTED)}>
            {one => (
              <li>
                <a href={addressOf({ page: 'table', id: one.match })}>
                  <b>{titleOf(one.game)}</b>
                  <span>{w().place(one.rank, one.seats, one.total)}</span>
                  <time>{new Date(one.ended).toLocaleDateString(preferences().language)}</time>
                </a>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </Part>
  )
}
