/** Every place on the board by its name, for those who hear the table. */
import type { BoardProps } from '@taproom/board'
import type { Passage } from '@taproom/engine'
import { SITES, SPOTS, START_SPACES } from '../components/index.ts'
import { shadePrice } from '../rules/buying.ts'
import type { HeavenAndAleView } from '../rules/table.ts'
import type { Asked, Legal } from './choices.ts'
import { isMonk, MONKS, minus, PIECES, type Piece, PRIVILEGES, type TileFace } from './kinds.ts'
import type { Play } from './play.ts'
import type { BoardEvent } from './previews.ts'
import { faceOf, type GardenRead, readCells, readDiscs, readQueued } from './reading.ts'
import type { Zone } from './track.tsx'
import type { BoardWords } from './words.ts'

type Props = BoardProps<HeavenAndAleView, BoardEvent>

/** Passages of the described table come in this order, then the seats from the one that looks. */
const TRACK_PASSAGE = 1
const BARRELS_PASSAGE = 2
const FIRST_SEAT_PASSAGE = 3

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const tileName = (words: BoardWords, face: TileFace): string =>
  isMonk(face.kind) ? words.monks[face.kind] : `${words.pieces[face.kind]} ${face.number}`

function siteName(words: BoardWords, id: string, garden: GardenRead): string {
  const [half, n] = id.split('-')
  const name = half === 'sun' ? words.site.sun(n) : half === 'shade' ? words.site.shade(n) : words.site.shed(n)
  const tile = garden.tiles[id]
  if (tile) return `${name}${words.colon}${tileName(words, tile)}`
  if (garden.sheds[id]) return words.things.shed(name, garden.sheds[id].sum)
  return garden.open[id] ? `${name}, ${words.openShed(garden.open[id].filled, garden.open[id].sum)}` : name
}

/** What a scoring spot is for: a colour, a monk, or X. */
function spotKind(words: BoardWords, id: string): string {
  const kind = id.slice('spot-'.length)
  const monk = MONKS.find(type => type === kind)
  const piece = PIECES.find(name => name === kind)
  return monk ? words.monks[monk] : piece ? words.pieces[piece] : kind.toUpperCase()
}

const spotName = (words: BoardWords, id: string): string => words.things.spot(spotKind(words, id))

/** The place for a pair's card: which pair, and what lies there. */
export function pairLabel({ props, shown, words }: Pick<Play, 'props' | 'shown' | 'words'>, pair: number): string {
  const { view } = props
  const [one, other] = view.box.pairs[pair]
  const name = capital(words().things.pair(spotKind(words(), one), spotKind(words(), other)))
  const card = view.seats[shown()].pairs[pair]
  return card > 0 ? `${name}, ${words().cards[PRIVILEGES[card - 1]]}` : name
}

/** A zone of the production track, with what it is worth. */
export function zoneLabel(words: BoardWords, { from, to, rate, multiplier }: Zone): string {
  const name = from < 1 ? words.things.runUp : words.things.zone(minus(from), minus(to))
  return `${capital(name)}, ${rate}, ${multiplier}`
}

const has = (names: readonly string[], id: string): boolean => names.includes(id)

/** What a place is called: the legal move that it stands for, or what lies there. */
export function labelAt(
  id: string,
  props: Props,
  words: BoardWords,
  asked: Asked,
  legal: Legal,
  garden: GardenRead,
  passages: readonly Passage[],
): string {
  const choice = legal.asked.get(id) ?? legal.besides.get(id)
  const { view } = props
  if (id.startsWith('place-')) return tileLabel(view, words, asked, Number(id.slice('place-'.length)))
  if (choice) return props.words.move(view, choice.data)
  if (has(SITES, id)) return capital(siteName(words, id, garden))
  const spot = SPOTS.find(name => name === id)
  if (spot) {
    const disc = readDiscs(view.seats[asked.seat], asked.seat, props.journal)[spot]
    if (disc === undefined) return capital(spotName(words, id))
    const said = disc === true ? words.withDisc : `${words.withDisc}: ${disc}`
    return capital(`${spotName(words, id)}, ${said}`)
  }
  const piece = PIECES.find(name => name === id)
  const called = (name: Piece) => (name === 'brewmaster' ? words.pieces[name] : words.things.marker(words.pieces[name]))
  if (piece) return capital(words.onCell(called(piece), minus(readCells(view.seats[asked.seat])[piece])))
  const card = PRIVILEGES.find(name => name === id)
  if (card)
    return capital(
      readQueued(view.seats[asked.seat]).has(card)
        ? `${words.things.card(words.cards[card])}, ${words.forSale}`
        : words.things.card(words.cards[card]),
    )
  const start = (START_SPACES as readonly string[]).indexOf(id)
  if (start >= 0) return props.words.move(view, { kind: 'home', space: start })
  const space = view.box.track.findIndex(one => one.id === id)
  if (space >= 0) return passages[TRACK_PASSAGE].lines[space]
  if (id === 'start') return props.words.move(view, { kind: 'move', space: view.box.track.length })
  return id
}

function tileLabel(view: HeavenAndAleView, words: BoardWords, asked: Asked, place: number): string {
  const { tiles } = view.spaces[asked.a]
  if (place >= tiles.length) return ''
  const tile = tiles.at(place)
  const single = shadePrice(view, asked.a, tile)
  return capital(`${tileName(words, faceOf(view.box, tile))}, ${words.costs(single, 2 * single)}`)
}

export const goalLine = (passages: readonly Passage[], goal: number): string => passages[BARRELS_PASSAGE].lines[goal]

/** A seat in a few sentences: ducats and points, figure, markers, zone. */
export function seatLabel({ view }: Props, passages: readonly Passage[], seat: number): string {
  const place = (seat - Math.max(0, view.viewer) + view.seatCount) % view.seatCount
  const { title, lines } = passages[FIRST_SEAT_PASSAGE + place]
  return `${title}. ${lines.slice(0, 4).join(' ')}`
}

/** How many tiles lie face down. */
export const pilesLine = (passages: readonly Passage[]): string => passages[0].lines[3]
