/** The regions of the table, drawn from the match. */
import { createMedia, createSteady, type Fit } from '@taproom/board'
import { createMemo, Show } from 'solid-js'
import { atHand } from './AtHand.tsx'
import { Bench } from './Bench.tsx'
import { Court } from './Court.tsx'
import { Garden } from './Garden.tsx'
import { pairLabel, zoneLabel } from './labels.ts'
import type { Motion } from './motion.tsx'
import { SeatMark } from './Others.tsx'
import { PocketTrack } from './PocketTrack.tsx'
import { PrivilegeHand } from './PrivilegeHand.tsx'
import { ProductionNow } from './ProductionNow.tsx'
import { ProductionTrack, type ProductionTrackProps } from './ProductionTrack.tsx'
import { Purse } from './Purse.tsx'
import type { Play } from './play.ts'
import { gainsOf, heldTile, piecesMoved, shedsComing } from './previews.ts'
import { readPrices } from './prices.ts'
import { Ring } from './Ring.tsx'
import {
  isOut,
  readCells,
  readDiscs,
  readFigures,
  readHand,
  readPairs,
  readQueued,
  readSpaces,
  readZones,
} from './reading.ts'
import { Spots } from './Spots.tsx'

/** Decisions among tiles that lie there already: the others step back. */
const AMONG_TILES: readonly string[] = ['shed', 'number', 'priv-colour']

export function Cloister(props: { play: Play; fit: Fit }) {
  const { play } = props
  const view = () => play.props.view
  const me = () => view().seats[play.own()]
  const buying = () => play.asked().decision === 'buy'
  const spaces = createSteady(() => readSpaces(view(), buying() ? play.asked().a : 0, play.asked().place))
  const figures = createSteady(() => readFigures(view(), play.props.colour, play.own()))
  // Ten rows of stones want a tall phone; below that nine columns keep them large enough for a thumb.
  const roomy = createMedia('(min-height: 800px)')
  const here = createMemo(() => (isOut(me()) ? me().at : 0))
  return (
    <Ring
      name={play.words().cloister}
      shape={props.fit === 'narrow' && roomy() ? 'tall' : 'wide'}
      spaces={spaces()}
      figures={figures()}
      behind={here()}
      here={here()}
      firstWord={play.words().first}
      startSpaces={play.props.view.box.startSpaces}
      motion={play.props.motion}
      court={<Court play={play} fit={props.fit} />}
    />
  )
}

export function Plot(props: { play: Play; motion: Motion; fit: Fit }) {
  const { play } = props
  const view = () => play.props.view
  const me = () => view().seats[play.shown()]
  const events = () => play.forecast()?.events ?? []
  const held = createSteady(() => (play.shown() === play.own() ? heldTile(view(), play.active()?.data) : undefined))
  const gains = createSteady(() => (play.forecast() ? gainsOf(events(), play.shown()) : props.motion.paid()))
  const coming = createSteady(() => shedsComing(events(), play.shown()))
  const prices = createMemo(() => readPrices(view(), play.asked()))
  const tiles = createMemo(() => {
    const landing = props.motion.landing()
    const { tiles } = play.garden()
    return landing.size === 0 ? tiles : Object.fromEntries(Object.entries(tiles).filter(([site]) => !landing.has(site)))
  })
  const hand = createSteady(() => readHand(me()))
  /** On a small garden of somebody else the way back takes the corners; the chips above tell the rest. */
  const roomy = () => props.fit === 'wide' || play.shown() === play.own()
  const drawing = () => (
    <Garden
      name={play.words().garden(play.props.who(play.shown()))}
      tiles={tiles()}
      sheds={play.garden().sheds}
      open={play.garden().open}
      prices={prices()}
      preview={held()}
      shedPreview={coming()}
      gains={gains()}
      paid={!play.forecast()}
      snug={props.fit !== 'wide'}
      spotlight={AMONG_TILES.includes(play.asked().decision ?? '') && play.shown() === play.own()}
      factors={{ sun: '×2', shade: '×1' }}
      thing={play.thing}
      left={
        <>
          <Show when={props.fit === 'wide' || play.shown() !== play.own()}>
            <div class="ha-name" data-thing={`seat-${play.shown()}`}>
              <SeatMark seat={play.props.colour(play.shown())} />
              {play.props.who(play.shown())}
            </div>
          </Show>
          <Show when={roomy()}>
            <Purse
              thing={play.thing('ducats')}
              label={play.words().ducats(me().ducats)}
              ducats={me().ducats}
              after={play.forecast()?.view.seats[play.shown()].ducats}
              motion={play.props.motion}
            />
          </Show>
          <Show when={props.fit === 'wide'}>
            <ProductionNow play={play} />
          </Show>
        </>
      }
      right={
        <>
          <Show
            when={play.shown() === play.own()}
            fallback={
              <button type="button" class="ha-back" onClick={() => play.show(play.own())}>
                {play.words().back}
              </button>
            }
          >
            <Show when={props.fit === 'wide' && hand().length > 0}>
              <span aria-hidden="true">{play.words().hand}</span>
            </Show>
          </Show>
          <Show when={roomy() && hand().length > 0}>
            <PrivilegeHand
              name={play.words().hand}
              cards={hand()}
              numbers={view().box.privileges}
              queued={readQueued(me())}
            />
          </Show>
        </>
      }
    />
  )
  // Under a finger the garden can be made larger.
  return <>{props.fit === 'wide' ? drawing() : play.props.parts.zoom(drawing)}</>
}

export function SpotRow(props: { play: Play; fit: Fit }) {
  const { play } = props
  const me = () => play.props.view.seats[play.shown()]
  const offer = () => (props.fit === 'wide' ? undefined : atHand(play, props.fit))
  const discs = createSteady(() => readDiscs(me(), play.shown(), play.props.journal))
  const pairs = createSteady(() => readPairs(me()))
  return (
    <Show
      when={offer()}
      fallback={
        <Spots
          name={play.words().spots}
          discs={discs()}
          pairs={play.props.view.box.pairs}
          numbers={play.props.view.box.privileges}
          cards={pairs()}
          pairLabel={pair => pairLabel(play, pair)}
          thing={play.thing}
        />
      }
    >
      {shown => (
        <Show when={props.fit === 'middle'}>
          <Bench {...shown()} />
        </Show>
      )}
    </Show>
  )
}

export function Production(props: { play: Play; fit: Fit }) {
  const { play } = props
  const me = () => play.props.view.seats[play.shown()]
  const moved = createSteady(() => {
    const coming = play.forecast()
    return coming && piecesMoved(play.props.view, coming, play.shown())
  })
  const cells = createSteady(() => readCells(me()))
  const zones = createSteady(() => readZones(play.props.view.box))
  const track: ProductionTrackProps = {
    get name() {
      return play.words().track
    },
    get cells() {
      return cells()
    },
    get zones() {
      return zones()
    },
    get preview() {
      return moved()
    },
    zoneLabel: zone => zoneLabel(play.words(), zone),
    thing: play.thing,
  }
  return (
    <Show
      when={props.fit === 'wide'}
      fallback={
        <>
          {/* At the thumb and above the track, so that it is never scrolled away. */}
          <Show when={props.fit === 'narrow' && atHand(play, 'narrow')}>{offer => <Bench {...offer()} />}</Show>
          <ProductionNow play={play} />
          <PocketTrack {...track} />
        </>
      }
    >
      <ProductionTrack {...track} />
    </Show>
  )
}
