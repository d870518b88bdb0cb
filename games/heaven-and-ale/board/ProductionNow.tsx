import { createSteady, thing } from '@taproom/board'
import { Show } from 'solid-js'
import { COLOURS } from '../components/index.ts'
import { zoneAt } from '../rules/income.ts'
import { lowestInTheEnd, score } from '../rules/scoring.ts'
import type { HeavenAndAleView } from '../rules/table.ts'
import { GlyphIcon } from './art/index.ts'
import { minus } from './kinds.ts'
import { capital } from './labels.ts'
import type { Play } from './play.ts'

/** What production would bring if the match ended now, and what the brewmaster needs for its next zone (HA-10.22, HA-2.23). */
export function readProduction(view: HeavenAndAleView, seat: number) {
  const me = view.seats[seat]
  const { zones } = view.box
  const zone = zoneAt(zones, me.brewmaster)
  const next = zones[zones.indexOf(zone) + 1]
  const cells = Array.from(me.markers)
  return {
    rearmost: COLOURS[cells.indexOf(Math.min(...cells))],
    lowest: lowestInTheEnd(view, seat),
    multiplier: zone.multiplier,
    points: score(view, seat).parts.production,
    next: next && { steps: zone.upTo + 1 - me.brewmaster, multiplier: next.multiplier, rate: next.rate },
  }
}

/** Lowest marker × multiplier, on the drawn table; a warning while that is nothing (HA-10.23). */
export function ProductionNow(props: { play: Play }) {
  const { play } = props
  const now = createSteady(() => readProduction(play.props.view, play.shown()))
  const after = createSteady(() => {
    const coming = play.forecast()
    return coming && readProduction(coming.view, play.shown())
  })
  const nothing = () => now().lowest < 1
  const label = () => {
    const { rearmost, lowest, multiplier, points, next } = now()
    const words = play.words()
    const sum = nothing()
      ? words.countsNothing(words.pieces[rearmost], 1 - lowest)
      : `${lowest} × ${multiplier} = ${words.points(points)}`
    return `${capital(words.things.production)}${words.colon}${sum}${next ? `; ${words.nextZone(next.steps, next.multiplier, next.rate)}` : ''}`
  }
  return (
    <div class="ha-now" classList={{ nothing: nothing() }} {...thing(play.thing('production'), label())}>
      <span>
        <GlyphIcon of={now().rearmost} />
        {minus(now().lowest)} × {now().multiplier} = <b>{now().points}</b>
        <Show when={after() && after()?.points !== now().points}>
          <b class="after"> → {after()?.points}</b>
        </Show>
      </span>
      <Show when={now().next}>
        {next => (
          <span class="next">
            <GlyphIcon of="brewmaster" />+{next().steps} → ×{next().multiplier}, {next().rate}:1
          </span>
        )}
      </Show>
    </div>
  )
}
