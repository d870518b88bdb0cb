import { seedHash, type Table } from '@taproom/engine'
import { For, onMount, Show } from 'solid-js'
import { Button, SeatBadge } from '../../design/index.ts'
import { go } from '../../route.ts'
import { words } from '../../words/index.ts'
import { Curve } from './Curve.tsx'
import type { TableContext } from './context.ts'
import './end.css'
import { winners } from './moves.ts'

const TONES = ['copper', 'amber', 'hop', 'oak', 'berry', 'shade', 'sun', 'line-strong'] as const

export function EndScreen(props: { context: TableContext; table: Table }) {
  const { context, table } = props
  const { match } = context
  const w = () => words().end
  const scores = table.game.score(table.state)
  const standings = [...table.game.standings(table.state)].sort((a, b) => a.rank - b.rank)
  const best = winners(context).map(match.who)
  const points = standings[0]?.total ?? 0
  const partOf = (seat: number, part: string) => scores[seat]?.parts[part] ?? 0
  const parts = [...new Set(scores.flatMap(score => Object.keys(score.parts)))]
  const widest = Math.max(
    1,
    ...scores.map(score => Object.values(score.parts).reduce((sum, points) => sum + Math.max(0, points), 0)),
  )
  const name = (part: string) => context.words().parts[part] ?? part
  let title: HTMLHeadingElement | undefined
  onMount(() => title?.focus())
  const look = (at: number) => {
    context.showEnd(false)
    match.lookBack(at)
  }
  return (
    <main class="tb-end">
      <p class="game">
        <button type="button" class="brand" onClick={() => go({ page: 'front' })}>
          {words().front.brand}
        </button>
        <span>{context.words().name}</span>
      </p>
      {context.online?.Bars()}
      <header>
        <div>
          <h1 ref={title} tabindex="-1">
            {best.length > 1 ? w().shared(best, points) : w().wins(best.join(), points)}
          </h1>
          <p>{w().summary(table.opening.seats, table.state.turn, table.index)}</p>
        </div>
        <div class="ways">
          <Button label={w().toTable} onPress={() => context.showEnd(false)} />
          <Button label={words().table.replay} onPress={() => look(0)} />
          <Button label={words().table.share} onPress={() => context.open('share')} />
          <Button label={w().rematch} look="primary" onPress={() => context.rematch()} />
        </div>
      </header>
      <ul class="legend" aria-label={w().parts}>
        <For each={parts}>
          {(part, i) => (
            <li>
              <i class={TONES[i() % TONES.length]} />
              {name(part)}
            </li>
          )}
        </For>
      </ul>
      <ol class="standings">
        <For each={standings}>
          {({ seat, rank, total }) => (
            <li class="card" classList={{ best: rank === 1 }}>
              <span class="rank">{w().rank(rank)}</span>
              <span class="who">
                <SeatBadge seat={context.colour(seat)} size={20} />
                {match.who(seat)}
              </span>
              <div class="made-of">
                <div class="bar" aria-hidden="true">
                  <For each={parts}>
                    {(part, i) => (
                      <Show when={partOf(seat, part) > 0}>
                        <i
                          class={TONES[i() % TONES.length]}
                          style={{ width: `${(100 * partOf(seat, part)) / widest}%` }}
                        >
                          {partOf(seat, part)}
                        </i>
                      </Show>
                    )}
                  </For>
                </div>
                <dl>
                  <For each={parts}>
                    {part => (
                      <Show when={partOf(seat, part)}>
                        <div>
                          <dt>{name(part)}</dt>
                          <dd>{partOf(seat, part)}</dd>
                        </div>
                      </Show>
                    )}
                  </For>
                </dl>
              </div>
              <span class="total">
                <span class="unseen">{w().total} </span>
                {total}
              </span>
            </li>
          )}
        </For>
      </ol>
      {context.online?.AtEnd()}
      <div class="below">
        <section class="card" aria-labelledby="curve-title">
          <h2 id="curve-title">{w().curve}</h2>
          <Curve context={context} onLook={look} />
        </section>
        <section class="card seed" aria-labelledby="seed-title">
          <h2 id="seed-title">{w().seed}</h2>
          <p>{w().seedAbout}</p>
          <code>{table.opening.seed}</code>
          <code>SHA-256 {seedHash(table.opening.seed)}</code>
          <div class="ways">
            <Button label={w().download} icon="record" onPress={() => context.download()} />
            <Button label={words().trouble.toFront} look="quiet" onPress={() => go({ page: 'front' })} />
          </div>
        </section>
      </div>
    </main>
  )
}
