/**
 * How fast players think. For each game: the opening at two seats, the style of `master`, and for two seconds a fresh search tree again
 * and again, each as large as one of master's decisions. An iteration is a guess, the way down the tree, the play beyond it and the
 * judgement of all seats. Seconds are those of the processor; the first one only warms up.
 */
import { ladderOf, Search, type SearchStyle } from '@taproom/bots'
import { type AnyRoom, Chance, seedFrom } from '@taproom/engine'
import { shelf } from '@taproom/shelf'
import type { Report } from './index.ts'

const SECONDS = 2
/** Openings that take turns, because no two are alike. */
const OPENINGS = 4

export async function bots(): Promise<Report> {
  const rooms = await Promise.all(Object.values(shelf).map(open => open()))
  const thinking = rooms.map(measure)
  const lines = thinking.map(
    one =>
      `${one.game.padEnd(15)} 2 seats, opening, master (${one.iterations} iterations a decision): ${one.perSecond} iterations/s`,
  )
  return { thinking, lines }
}

const processorSeconds = (): number => process.cpuUsage().user / 1e6

function masterStyle(room: AnyRoom): SearchStyle {
  const { style, rungs } = ladderOf(room)
  return 'search' in rungs.master ? { ...style, ...rungs.master.search } : style
}

function measure(room: AnyRoom) {
  const { game } = room
  const options = game.options()
  if (typeof options === 'string') throw new Error(options)
  const views = Array.from({ length: OPENINGS }, (_, i) => {
    const t = game.make()
    game.setUp(t, seedFrom(`opening ${i}`), 2, options)
    return game.view(t, t.prompts.seat)
  })
  const style = masterStyle(room)
  const search = new Search(room, 2, style)
  const chance = new Chance()
  chance.seed(seedFrom('bench'))
  const run = (seconds: number): number => {
    const began = processorSeconds()
    let decisions = 0
    do {
      search.begin()
      search.more(views[decisions++ % OPENINGS], chance, style.iterations)
    } while (processorSeconds() - began < seconds)
    return (decisions * style.iterations) / (processorSeconds() - began)
  }
  run(1)
  return { game: game.id, iterations: style.iterations, perSecond: Math.round(run(SECONDS)) }
}
