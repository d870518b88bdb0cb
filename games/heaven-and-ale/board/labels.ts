/** Every place on the board by its name, for those who hear the table. */
import type { BoardProps } from '@taproom/board'
import type { Passage } from '@taproom/engine'
import { SITES, SPOTS, START_SPACES } from '../components/index.ts'
import { shadePrice } from '../rules/buying.ts'
import type { HeavenAndAleView } from '../rules/table.ts'
import type { Asked, Legal } from './choices.ts'
import { isMonk, MONKS, minus, PIECES, PRIVILEGES, type TileFace } from './kinds.ts'
import type { BoardEvent } from './previews.ts'
import { faceOf, type GardenRead, readCells, readDiscs, readQueued } from './reading.ts'
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
  if (tile) return `${name}, ${tileName(words, tile)}`
  if (garden.sheds[id]) return `${name}, ${words.shed(garden.sheds[id].sum)}`
  return garden.open[id] ? `${name}, ${words.openShed(garden.open[id].filled, garden.open[id].sum)}` : name
}

function spotName(words: BoardWords, id: string): string {
  const kind = id.slice('spot-'.length)
  const monk = MONKS.find(type => type === kind)
  const piece = PIECES.find(name => name === kind)
  return words.spot(monk ? words.monks[monk] : piece ? words.pieces[piece] : words.aNumber)
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
  if (piece) return capital(words.onCell(words.pieces[piece], minus(readCells(view.seats[asked.seat])[piece])))
  const card = PRIVILEGES.find(name => name === id)
  if (card)
    return readQueued(view.seats[asked.seat]).has(card) ? `${words.cards[card]}, ${words.forSale}` : words.cards[card]
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
