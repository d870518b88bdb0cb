import type { Fit } from '@taproom/board'
import { COLOURS, HIGHEST_NUMBER, SPOTS } from '../components/index.ts'
import { Disc, Glyph, GlyphIcon, type GlyphName, hexPath, TileIcon } from './art/index.ts'
import type { BenchProps } from './Bench.tsx'
import { kindsOn, numberId, placeId } from './choices.ts'
import type { Play } from './play.ts'
import { faceOf } from './reading.ts'

function tiles(play: Play): BenchProps | undefined {
  const { view } = play.props
  const space = play.asked().a
  const kinds = kindsOn(view, space)
  if (kinds.length < 2) return undefined
  const { tiles } = view.spaces[space]
  return {
    title: play.words().pickTile,
    options: kinds.map(place => ({
      id: placeId(place),
      art: <TileIcon face={faceOf(view.box, tiles.at(place))} size={40} />,
    })),
  }
}

const numbers = (play: Play): BenchProps => ({
  title: play.words().numbers,
  options: Array.from({ length: HIGHEST_NUMBER }, (_, i) => ({ id: numberId(i + 1), art: <NumberHex n={i + 1} /> })),
})

function NumberHex(props: { n: number }) {
  return (
    <svg viewBox="0 0 40 40" class="ha-offer" aria-hidden="true">
      <path d={hexPath(20, 20, 32)} fill="var(--ha-stone)" stroke="var(--line-strong)" stroke-width="1.500" />
      <text x="20" y="26.500" text-anchor="middle" font-weight="800" font-size="18" fill="var(--ink)">
        {props.n}
      </text>
    </svg>
  )
}

const markers = (play: Play): BenchProps => ({
  title: play.words().markers,
  options: COLOURS.map(colour => ({ id: colour, art: <GlyphIcon of={colour} size={26} /> })),
})

const spots = (play: Play): BenchProps => ({
  title: play.words().spots,
  options: SPOTS.filter(spot => play.legal().asked.has(spot)).map(spot => ({
    id: spot,
    art: <SpotDisc kind={spot.slice('spot-'.length)} />,
  })),
})

function SpotDisc(props: { kind: string }) {
  return (
    <svg viewBox="0 0 40 40" class="ha-offer" aria-hidden="true">
      <Disc x={20} y={20} r={18} text={props.kind === 'x' ? 'X' : undefined}>
        {props.kind === 'x' ? undefined : <Glyph of={props.kind as GlyphName} x={20} y={20} size={20} />}
      </Disc>
    </svg>
  )
}

/** What lies at hand for the present decision; nothing where the board itself is large enough. */
export function atHand(play: Play, fit: Fit): BenchProps | undefined {
  if (play.shown() !== play.own()) return undefined
  switch (play.asked().decision) {
    case 'buy':
      return tiles(play)
    case 'number':
      return numbers(play)
    case 'marker':
    case 'priv-colour':
    case 'priv-rear':
      return markers(play)
    case 'spot':
      return fit === 'wide' ? undefined : spots(play)
    default:
      return undefined
  }
}
