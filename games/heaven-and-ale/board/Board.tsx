import { createFit, createSteady, type Fit } from '@taproom/board'
import { createComputed, createEffect, createMemo, createSignal, on, Show } from 'solid-js'
import { AtHand, atHand } from './AtHand.tsx'
import { Court, Goals } from './Court.tsx'
import type { Decision } from './choices.ts'
import { Garden } from './Garden.tsx'
import { Layout, type Tab } from './Layout.tsx'
import { createMotion, Flights, type Motion } from './motion.tsx'
import { Others, SeatChips, SeatMark } from './Others.tsx'
import { PocketTrack } from './PocketTrack.tsx'
import { PrivilegeHand } from './PrivilegeHand.tsx'
import { ProductionTrack } from './ProductionTrack.tsx'
import { Purse } from './Purse.tsx'
import './play.css'
import './pocket.css'
import { createPlay, type HeavenAndAleProps, type Play } from './play.ts'
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

/** Where each decision is taken, so that a narrow table opens the right region and the keyboard finds it. */
const PLACE_OF: { readonly [D in Decision]: { readonly tab: Tab; readonly region: string } } = {
  'setup-start': { tab: 'cloister', region: '.ha-ring' },
  move: { tab: 'cloister', region: '.ha-ring' },
  home: { tab: 'cloister', region: '.ha-ring' },
  marker: { tab: 'garden', region: '.ha-bench' },
  buy: { tab: 'garden', region: '.ha-garden' },
  shed: { tab: 'garden', region: '.ha-garden' },
  spot: { tab: 'garden', region: '.ha-spots, .ha-bench' },
  number: { tab: 'garden', region: '.ha-bench' },
  privilege: { tab: 'garden', region: '.ha-hand' },
  'priv-colour': { tab: 'garden', region: '.ha-bench' },
  'priv-rear': { tab: 'garden', region: '.ha-bench' },
}

/** Decisions among tiles that lie there already: the others step back. */
const AMONG_TILES: readonly string[] = ['shed', 'number', 'priv-colour']

const LEGAL = ':is(.ha-pick.legal, .ha-bench button.legal)'

export function Board(props: HeavenAndAleProps) {
  let root: HTMLDivElement | undefined
  const play = createPlay(props)
  const motion = createMotion(play, () => root)
  const fit = createFit()
  const [tab, setTab] = createSignal<Tab>('cloister')
  let keyboard = false

  const moment = createMemo(() => `${props.seat} ${play.asked().decision ?? ''} ${props.view.turn}`)
  createComputed(
    on(moment, () => {
      const { decision } = play.asked()
      if (decision) setTab(PLACE_OF[decision].tab)
    }),
  )
  createEffect(
    on([() => props.choices, () => play.asked().place], () => {
      const { decision, place } = play.asked()
      if (!keyboard || !decision) return
      const region = decision === 'buy' && place === undefined ? '.ha-bench' : PLACE_OF[decision].region
      requestAnimationFrame(() => {
        const first = root?.querySelector<HTMLElement>(`:is(${region}) ${LEGAL}`)
        if (!document.activeElement?.matches(`:is(${region}) ${LEGAL}`)) first?.focus()
      })
    }),
  )
  return (
    <div
      class="ha-board"
      ref={root}
      on:pointerdown={{ capture: true, handleEvent: event => input(event.pointerType !== 'mouse', false) }}
      on:keydown={{ capture: true, handleEvent: () => input(false, true) }}
    >
      <Layout
        tab={tab()}
        onTab={setTab}
        tabsLabel={play.words().parts}
        tabWords={play.words().tabs}
        header={() => props.parts.header()}
        chips={() => <SeatChips play={play} onShow={() => setTab('garden')} />}
        cloister={fit => <Cloister play={play} fit={fit} />}
        garden={fit => <Plot play={play} motion={motion} fit={fit} />}
        spots={fit => <SpotRow play={play} fit={fit} />}
        track={fit => <Production play={play} fit={fit} />}
        barrels={fit => <Goals play={play} fit={fit} />}
        seats={() => (
          <Others
            play={play}
            dense={fit() === 'wide' && props.view.seatCount > 3}
            onShow={() => fit() !== 'wide' && setTab('garden')}
          />
        )}
        log={() => props.parts.log()}
        prompt={() => props.parts.prompt()}
      />
      <Flights motion={motion} />
    </div>
  )

  function input(touch: boolean, byKeyboard: boolean) {
    play.touched(touch)
    keyboard = byKeyboard
  }
}

function Cloister(props: { play: Play; fit: Fit }) {
  const { play } = props
  const view = () => play.props.view
  const choices = play.choices(() => play.words().cloister)
  const me = () => view().seats[play.own()]
  const buying = () => play.asked().decision === 'buy'
  const spaces = createSteady(() => readSpaces(view(), buying() ? play.asked().a : 0, play.asked().place))
  const figures = createSteady(() => readFigures(view(), play.props.colour, play.own()))
  const here = createMemo(() => (isOut(me()) ? me().at : 0))
  return (
    <Ring
      {...choices}
      shape={props.fit === 'narrow' ? 'tall' : 'wide'}
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

const createForecast = (play: Play) =>
  createMemo(() => {
    const active = play.active()
    return active && play.shown() === play.own() ? play.props.preview(active.move) : undefined
  })

function Plot(props: { play: Play; motion: Motion; fit: Fit }) {
  const { play } = props
  const view = () => play.props.view
  const me = () => view().seats[play.shown()]
  const choices = play.choices(() => play.words().garden(play.props.who(play.shown())))
  const cards = play.choices(() => play.words().hand)
  const forecast = createForecast(play)
  const events = () => forecast()?.events ?? []
  const held = createSteady(() => (play.shown() === play.own() ? heldTile(view(), play.active()?.data) : undefined))
  const gains = createSteady(() => (forecast() ? gainsOf(events(), play.shown()) : props.motion.paid()))
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
      {...choices}
      tiles={tiles()}
      sheds={play.garden().sheds}
      open={play.garden().open}
      prices={prices()}
      preview={held()}
      shedPreview={coming()}
      gains={gains()}
      paid={!forecast()}
      snug={props.fit !== 'wide'}
      spotlight={AMONG_TILES.includes(play.asked().decision ?? '') && play.shown() === play.own()}
      factors={{ sun: '×2', shade: '×1' }}
      left={
        <>
          <Show when={props.fit === 'wide' || play.shown() !== play.own()}>
            <div class="ha-name">
              <SeatMark seat={play.props.colour(play.shown())} />
              {play.props.who(play.shown())}
            </div>
          </Show>
          <Show when={roomy()}>
            <Purse
              label={play.words().ducats(me().ducats)}
              ducats={me().ducats}
              after={forecast()?.view.seats[play.shown()].ducats}
              motion={play.props.motion}
            />
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
              {...cards}
              cards={hand()}
              numbers={play.props.view.box.privileges}
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

function SpotRow(props: { play: Play; fit: Fit }) {
  const { play } = props
  const me = () => play.props.view.seats[play.shown()]
  const offer = () => (props.fit === 'wide' ? undefined : atHand(play, props.fit))
  const choices = play.choices(() => play.words().spots)
  const discs = createSteady(() => readDiscs(me(), play.shown(), play.props.journal))
  const pairs = createSteady(() => readPairs(me()))
  return (
    <Show
      when={offer()}
      fallback={
        <Spots
          {...choices}
          discs={discs()}
          pairs={play.props.view.box.pairs}
          numbers={play.props.view.box.privileges}
          cards={pairs()}
        />
      }
    >
      {shown => (
        <Show when={props.fit === 'middle'}>
          <AtHand play={play} offer={shown()} />
        </Show>
      )}
    </Show>
  )
}

function Production(props: { play: Play; fit: Fit }) {
  const { play } = props
  const me = () => play.props.view.seats[play.shown()]
  const forecast = createForecast(play)
  const moved = createSteady(() => {
    const coming = forecast()
    return coming && piecesMoved(play.props.view, coming, play.shown())
  })
  const choices = play.choices(() => play.words().track)
  const cells = createSteady(() => readCells(me()))
  const zones = createSteady(() => readZones(play.props.view.box))
  return (
    <Show
      when={props.fit === 'wide'}
      fallback={
        <>
          {/* At the thumb and above the track, so that it is never scrolled away. */}
          <Show when={props.fit === 'narrow' && atHand(play, 'narrow')}>
            {offer => <AtHand play={play} offer={offer()} />}
          </Show>
          <PocketTrack {...choices} cells={cells()} zones={zones()} preview={moved()} />
        </>
      }
    >
      <ProductionTrack {...choices} cells={cells()} zones={zones()} preview={moved()} />
    </Show>
  )
}
