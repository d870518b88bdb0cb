import {
  createFit,
  createFocus,
  createLow,
  createMedia,
  createTabs,
  type Fit,
  FlyingPieces,
  Table,
  TabRegion,
  Tabs,
} from '@taproom/board'
import { Show } from 'solid-js'
import { GlyphIcon, type GlyphName } from './art/index.ts'
import './board.css'
import { Goals } from './Court.tsx'
import type { Decision } from './choices.ts'
import { TABS, type Tab } from './kinds.ts'
import './layout.css'
import './low.css'
import { createMotion } from './motion.tsx'
import { Others, SeatChips } from './Others.tsx'
import './play.css'
import './pocket.css'
import { createPlay, type HeavenAndAleProps } from './play.ts'
import { Cloister, Plot, Production, SpotRow } from './regions.tsx'
import './windows.css'

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

/** From this width on a phone on its side has room for the cloister and, beside it, for what is asked. */
const LOW_FROM = 560

const GLYPH: { readonly [T in Tab]: GlyphName } = {
  garden: 'hex',
  cloister: 'cloister',
  barrels: 'barrel',
  seats: 'seats',
  log: 'log',
}

export function Board(props: HeavenAndAleProps) {
  const play = createPlay(props)
  const motion = createMotion(play)
  const room = createFit()
  const low = createLow(LOW_FROM)
  const upright = createMedia('(max-aspect-ratio: 9/10)')
  // A phone on its side is laid out like a tablet, however narrow it is.
  const fit = (): Fit => (low() ? 'middle' : room())
  const decision = () => play.asked().decision
  const where = () => {
    const now = decision()
    return now && PLACE_OF[now]
  }
  const tabs = createTabs<Tab>({
    names: TABS,
    first: 'cloister',
    moment: () => `${props.seat} ${decision() ?? ''} ${props.view.turn}`,
    where: () => where()?.tab,
    label: () => play.words().parts,
    word: tab => play.words().tabs[tab],
    glyph: tab => <GlyphIcon of={GLYPH[tab]} fill={tab === 'barrels' ? 'none' : undefined} edge="currentColor" />,
  })
  createFocus(play.screen, [() => props.choices, () => play.asked().place], () => {
    if (decision() === 'buy' && play.asked().place === undefined) return ['.ha-bench']
    const now = where()
    return now ? [now.region] : []
  })

  const cloister = (fit: Fit) => <Cloister play={play} fit={fit} />
  const garden = (fit: Fit) => <Plot play={play} motion={motion} fit={fit} />
  const spots = (fit: Fit) => <SpotRow play={play} fit={fit} />
  const track = (fit: Fit) => <Production play={play} fit={fit} />
  const seats = () => (
    <Others
      play={play}
      dense={fit() === 'wide' && props.view.seatCount > 3}
      onShow={() => fit() !== 'wide' && tabs.turn('garden')}
    />
  )
  const region = (fit: Fit, without?: Tab) => (
    <TabRegion
      bar={tabs}
      without={without}
      of={{
        garden: () => [garden(fit), track(fit), spots(fit)],
        cloister: () => cloister(fit),
        barrels: () => <Goals play={play} fit={fit} />,
        seats,
        log: props.parts.log,
      }}
    />
  )
  /** A phone, upright or on its side. */
  const phone = (fit: Fit) => () => (
    <>
      <SeatChips play={play} onShow={() => tabs.turn('garden')} />
      <main class="bd-main">{region(fit)}</main>
    </>
  )
  const wide = () => (
    <>
      <main class="bd-main">
        <div class="ha-cloister">{cloister('wide')}</div>
        <div class="ha-own">
          {garden('wide')}
          {spots('wide')}
        </div>
        <aside class="ha-rail">
          {seats()}
          {props.parts.log()}
        </aside>
      </main>
      <div class="ha-production">{track('wide')}</div>
    </>
  )
  const middle = () => (
    <main class="bd-main">
      <div class="ha-pane">
        <Tabs bar={tabs} without="garden" />
        {region('middle', 'garden')}
        {spots('middle')}
      </div>
      <div class="ha-own">
        {garden('middle')}
        {track('middle')}
      </div>
    </main>
  )
  /** A tablet upright: cloister above garden, the others and the log beside them. */
  const tall = () => (
    <main class="bd-main ha-upright">
      <div class="ha-boards">
        {cloister('middle')}
        {garden('middle')}
      </div>
      <aside class="ha-rail">
        {seats()}
        {props.parts.log()}
      </aside>
      <div class="ha-below">
        <div>{track('middle')}</div>
        {spots('middle')}
      </div>
    </main>
  )
  return (
    <Table
      name="ha"
      play={play}
      fit={fit()}
      tabs={tabs}
      onEscape={play.letGo}
      lowFrom={LOW_FROM}
      layouts={{
        wide,
        middle: () => (
          <Show when={upright()} fallback={middle()}>
            {tall()}
          </Show>
        ),
        narrow: phone('narrow'),
        low: phone('middle'),
      }}
    >
      <FlyingPieces flights={motion.flights} />
    </Table>
  )
}
