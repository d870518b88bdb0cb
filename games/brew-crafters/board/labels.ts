/** Every place on the board by its name, for those who hear the table. */
import type { MoveData } from '@taproom/engine'
import {
  GIVEN,
  KINDS,
  LAB_SIDES,
  LEVELS,
  MARKET_MODULES,
  PLACES,
  RECIPES,
  SECTIONS,
  SPACES,
  TANKS,
  TILES,
  TRACKS,
  TRACKS_PER_SIDE,
} from '../components/names.ts'
import { capital } from '../words/shared/amounts.ts'
import { effectText } from '../words/shared/effect.ts'
import { moveAt, START_OVER } from './choices.ts'
import type { Plan } from './plans.ts'
import type { Play } from './play.ts'
import { readLine } from './read/brewery.ts'
import { readTiles } from './read/cards.ts'

/** Passages of the described table come in this order, then the seats. */
const [, MARKET, RECIPE, , , COLLABORATION] = [0, 1, 2, 3, 4, 5] as const

const indexIn = (names: readonly string[], id: string): number => names.indexOf(id)

export function labelAt(id: string, play: Play, plans: ReadonlyMap<string, Plan>): string {
  const { props } = play
  const say = (move: MoveData) => capital(props.words.move(props.view, move))
  const choice = play.legal().moves.get(id) ?? play.legal().besides.get(id)
  if (choice) return say(choice.data)
  const plan = plans.get(id)
  const [first] = plan?.steps ?? []
  const name = nameOf(id, play) ?? moveName(id, play, say)
  return first && 'move' in first ? `${say(first.move)}${play.words().lexicon.names.colon}${name}` : name
}

/** What a tap would mean, where the place has no name of its own. */
function moveName(id: string, { props, asked }: Play, say: (move: MoveData) => string): string {
  const move = moveAt(id, props.view, asked(), props.choices)
  return move ? say(move) : id
}

function nameOf(id: string, play: Play): string | undefined {
  const { names } = play.words().lexicon
  const t = play.table()
  const place = id.includes('/') ? -1 : indexIn(PLACES, id)
  if (place >= 0) return placeLine(play, place)
  const recipe = indexIn(RECIPES, id)
  if (recipe >= 0 && t.recipes[recipe]) {
    const open = RECIPES.flatMap((_id, i) => (t.recipes[i] ? [i] : []))
    return play.passages()[RECIPE].lines[open.indexOf(recipe)]
  }
  const section = indexIn(SECTIONS, id)
  if (section >= 0) return play.passages()[COLLABORATION].lines[section]
  if (id === START_OVER) return play.words().startOver
  const given = id.startsWith('give/') ? GIVEN.find(kind => id === `give/${kind}`) : undefined
  if (given) return given === 'money' ? play.words().dollars : names.kind[given]
  return breweryName(id, play)
}

function placeLine(play: Play, place: number): string {
  const t = play.table()
  const inPlay = [
    ...t.box.tables.spacesFor[t.seatCount],
    ...MARKET_MODULES.flatMap((_id, module) => (t.modules[module] ? [SPACES.length + module] : [])),
  ]
  return play.passages()[MARKET].lines[inPlay.indexOf(place)] ?? ''
}

function breweryName(id: string, play: Play): string | undefined {
  const t = play.table()
  const words = play.words()
  const { lexicon } = words
  const me = t.seats[play.shown()]
  const kind = KINDS.find(one => one === id)
  if (kind) return lexicon.names.cubes(kind, me.cubes[KINDS.indexOf(kind)])
  const tile = indexIn(TILES, id)
  if (tile >= 0) {
    const { name, text, installed } = readTiles(t, play.shown(), words)[tile]
    return `${name}${lexicon.names.colon}${text}${installed ? ` (${words.installed})` : ''}`
  }
  const track = indexIn(TRACKS, id)
  if (track >= 0) return trackName(play, track)
  const tank = indexIn(TANKS, id)
  if (tank < 0) return undefined
  const line = readLine(t, play.shown(), words)
  return tank > 0 && line.pub === undefined ? words.pubMissing : line.text
}

function trackName(play: Play, track: number): string {
  const t = play.table()
  const { lexicon, atStart, next } = play.words()
  const { levels } = t.box.lab[LAB_SIDES[t.labSide]][track % TRACKS_PER_SIDE]
  const at = t.seats[play.shown()].lab[track % TRACKS_PER_SIDE]
  const level = (i: number) =>
    `${lexicon.names.level[LEVELS[i]]}${lexicon.names.colon}${effectText(lexicon, levels[i])}`
  const position = at === 0 ? atStart : level(at - 1)
  const ahead = at < LEVELS.length ? `; ${next(level(at))}` : ''
  return `${lexicon.names.track[TRACKS[track]]}, ${position}${ahead}`
}

/** A seat in a few sentences: money and points, storage, crews, line. */
export function seatLabel(play: Play, seat: number): string {
  const { seatCount } = play.table()
  const { title, lines } = play.passages()[play.passages().length - seatCount + seat]
  return `${title}. ${lines.slice(0, 4).join('. ')}.`
}

/** The season in a sentence. */
export const seasonLabel = (play: Play): string => play.passages()[0].lines.join('. ')
