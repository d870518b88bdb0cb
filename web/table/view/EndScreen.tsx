import { seedHash, type Table } from '@taproom/engine'
import { createMemo, createSignal, For, onMount, Show } from 'solid-js'
import { Button, SeatBadge } from '../../design/index.ts'
import { go } from '../../route.ts'
import { words } from '../../words/index.ts'
import { Curve } from './Curve.tsx'
import type { TableContext } from './context.ts'
import './end.css'
import { createScoring } from './scoring.ts'

/** How much of the seat's colour each part of its bar has: whose it is, is seen; which part, is said below it. */
const SHADES = [100, 66, 40, 84, 52, 28, 74, 46]
const shade = (part: number) => `${SHADES[part % SHADES.length]}%`

export function EndScreen(props: { context: TableContext; table: Table }) {
  const { context, table } = props
  const { match } = context
  const w = () => words().end
  const standings = [...table.game.standings(table.state)].sort((a, b) => a.rank - b.rank)
  const steps = createScoring(context, false)
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
            {ownResult(context, standings) ?? winnerOf(context, standings)}
          </h1>
          <p>
            <Show when={ownResult(context, standings) && standings[0]?.seat !== match.source.people[0]}>
              {winnerOf(context, standings)}
              {'. '}
            </Show>
            {w().summary(table.opening.seats, table.state.turn, table.index)}
          </p>
        </div>
        <div class="ways">
          <Button label={w().toTable} onPress={() => context.showEnd(false)} />
          <Button label={words().scene.again} onPress={() => context.playScene()} />
          <Button label={words().table.replay} onPress={() => look(0)} />
          <Button label={words().table.share} onPress={() => context.open('share')} />
          <Show when={context.foreign && context.again}>
            {again => <Button label={words().opposition.again} onPress={again()} />}
          </Show>
          <Button label={w().rematch} look="primary" onPress={() => context.rematch()} />
        </div>
      </header>
      <ol class="standings" aria-label={w().parts}>
        <For each={standings}>
          {({ seat, rank, total }) => (
            <li
              class="card"
              classList={{ best: rank === 1 }}
              style={{ '--seat': `var(--seat-${context.colour(seat)})` }}
            >
              <span class="rank">{w().rank(rank)}</span>
              <span class="who">
                <SeatBadge seat={context.colour(seat)} size={20} />
                {match.who(seat)}
              </span>
              <MadeOf steps={steps()} seat={seat} best={standings[0]?.total ?? total} />
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
        <section class="card seed">
          <div class="ways">
            <Button label={w().download} icon="record" onPress={() => context.download()} />
            <Button label={words().trouble.toFront} look="quiet" onPress={() => go({ page: 'front' })} />
          </div>
          <Seed table={table} />
        </section>
      </div>
    </main>
  )
}

type Standings = readonly { readonly seat: number; readonly rank: number; readonly total: number }[]

/** The result of the one person at this screen, said to them; undefined where several look or nobody of the table does. */
function ownResult({ match, foreign }: TableContext, standings: Standings): string | undefined {
  if (foreign) return undefined
  const [seat, ...others] = match.source.people
  const own = standings.find(standing => standing.seat === seat)
  if (!own || others.length > 0) return undefined
  const w = words().scene
  if (own.rank > 1) return w.came(own.rank, own.total)
  const equals = standings
    .filter(({ rank, seat }) => rank === 1 && seat !== own.seat)
    .map(({ seat }) => match.who(seat))
  return equals.length > 0 ? w.shared(equals, own.total) : w.won(own.total)
}

function winnerOf({ match }: TableContext, standings: Standings): string {
  const best = standings.filter(({ rank }) => rank === 1).map(({ seat }) => match.who(seat))
  const points = standings[0]?.total ?? 0
  return best.length > 1 ? words().end.shared(best, points) : words().end.wins(best.join(), points)
}

/** The points of a seat, part by part, each with the sum it comes from. */
function MadeOf(props: { steps: ReturnType<ReturnType<typeof createScoring>>; seat: number; best: number }) {
  const parts = createMemo(() =>
    props.steps.flatMap(({ title, seats }, part) => {
      const own = seats.find(one => one.seat === props.seat)
      return own && (own.points !== 0 || own.sum) ? [{ title, part, points: own.points, sum: own.sum }] : []
    }),
  )
  const widest = () =>
    Math.max(
      1,
      props.best,
      parts().reduce((sum, { points }) => sum + Math.max(0, points), 0),
    )
  return (
    <div class="made-of">
      <div class="bar" aria-hidden="true">
        <For each={parts().filter(({ points }) => points > 0)}>
          {({ points, part }) => <i style={{ width: `${(100 * points) / widest()}%`, '--shade': shade(part) }} />}
        </For>
      </div>
      <dl>
        <For each={parts()}>
          {({ title, part, points, sum }) => (
            <div>
              <dt>
                <i class="swatch" aria-hidden="true" style={{ '--shade': shade(part) }} />
                {title}
              </dt>
              <dd>{points < 0 ? `−${-points}` : points}</dd>
              <Show when={sum !== '' && sum !== String(points)}>
                <dd class="sum">({sum})</dd>
              </Show>
            </div>
          )}
        </For>
      </dl>
    </div>
  )
}

/** Few want to check the draw, and those who do look for it. */
function Seed(props: { table: Table }) {
  const [shown, setShown] = createSignal(false)
  const seed = () => props.table.opening.seed
  return (
    <Show when={shown()} fallback={<Button label={words().scene.check} onPress={() => setShown(true)} />}>
      <h2>{words().end.seed}</h2>
      <p>{words().end.seedAbout}</p>
      <code>{seed()}</code>
      <code>SHA-256 {seedHash(seed())}</code>
    </Show>
  )
}
