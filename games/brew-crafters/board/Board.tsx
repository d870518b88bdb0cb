import { type Accessor, createComputed, createEffect, createMemo, createSignal, on, Show } from 'solid-js'
import { DeedRow, Head, Laboratory, People, Store, Tiles, Works } from './breweryRegions.tsx'
import type { Decision } from './choices.ts'
import { createTableFit, Layout, type LayoutProps, type Tab } from './Layout.tsx'
import { createMotion, Flights } from './motion.tsx'
import './play.css'
import { type BrewCraftersProps, createPlay } from './play.ts'
import {
  Aid,
  Chips,
  Common,
  createShopping,
  hasCommon,
  MarketPlace,
  OnOffer,
  RecipeColumns,
  Rivals,
  Season,
} from './regions.tsx'
import { createSheet } from './sheets.tsx'
import { type BoardWords, loadedWords, wordsIn } from './words.ts'

interface Where {
  readonly tab: Tab
  readonly part?: LayoutProps['part']
  /** Where the keyboard finds the choices. */
  readonly region: string
}

const STORE: Where = { tab: 'brewery', part: 'storehouse', region: '.bc-store' }
const SHEET = '.bc-sheet'

/** Where each decision is taken, so that a narrow table opens the right region and the keyboard finds it. */
const PLACE_OF: { readonly [D in Decision]: Where } = {
  'benefit-order': { tab: 'brewery', region: SHEET },
  'farm-tile': STORE,
  'place-worker': { tab: 'market', region: '.bc-market' },
  'extra-market': { tab: 'market', region: '.bc-market' },
  stall: { tab: 'market', region: '.bc-bubble' },
  'hire-worker': { tab: 'hall', region: `${SHEET}, .bc-offers` },
  'form-partnership': { tab: 'hall', region: `${SHEET}, .bc-offers` },
  agency: { tab: 'market', region: SHEET },
  exchange: { tab: 'market', region: SHEET },
  'farm-plant': STORE,
  'gain-choice': { tab: 'brewery', region: SHEET },
  overflow: STORE,
  'overflow-rest': STORE,
  'brewing-action': { tab: 'brewery', region: '.bc-brewery' },
  'extra-brewing': { tab: 'brewery', region: '.bc-brewery' },
  'first-part': { tab: 'brewery', part: 'line', region: '.bc-brewery' },
  brew: { tab: 'recipes', region: '.bc-recipes, .bc-secrets, .bc-brewery' },
  section: { tab: 'recipes', part: 'common', region: '.bc-collab' },
  'second-part': { tab: 'brewery', part: 'line', region: '.bc-brewery' },
  'lab-track': { tab: 'brewery', part: 'lab', region: '.bc-lab' },
  install: { tab: 'brewery', part: 'tiles', region: SHEET },
  'secret-pick': { tab: 'recipes', region: SHEET },
  'harvest-pick': { tab: 'brewery', region: SHEET },
}

export function Board(props: BrewCraftersProps) {
  const [words, setWords] = createSignal(loadedWords(props.language))
  createComputed(
    on(
      () => props.language,
      async language => {
        const spoken = await wordsIn(language)
        if (language === props.language) setWords(spoken)
      },
    ),
  )
  return <Show when={words()}>{spoken => <Table board={props} words={spoken} />}</Show>
}

function Table(table: { board: BrewCraftersProps; words: Accessor<BoardWords> }) {
  const props = table.board
  let root: HTMLDivElement | undefined
  let keyboard = false
  const play = createPlay(props, table.words)
  const motion = createMotion(play, () => root)
  const fit = createTableFit()
  const sheet = createSheet(play, fit)
  const shopping = createShopping(play)
  const [tab, setTab] = createSignal<Tab>('market')

  const where = createMemo((): Where | undefined => {
    const { decision, hand } = play.asked()
    if (!decision) return undefined
    // With a recipe in hand and two empty tanks the line is what is asked for.
    const inHand = decision === 'brew' && hand.recipe !== undefined && !sheet()
    return inHand ? { tab: 'brewery', part: 'line', region: '.bc-line' } : PLACE_OF[decision]
  })
  const moment = createMemo(() => `${props.seat} ${where()?.tab} ${play.asked().decision} ${props.view.turn}`)
  createComputed(
    on(moment, () => {
      const now = where()
      if (now) setTab(now.tab)
    }),
  )
  createEffect(on([() => props.choices, () => play.asked().hand], () => keyboard && where() && focusChoice()))

  /** Focus follows the decision: into the bubble or sheet that opened, else to the first place that glows. */
  const focusChoice = () => {
    const regions = ['.bc-bubble', sheet() ? SHEET : '', where()?.region ?? ''].filter(Boolean)
    requestAnimationFrame(() => {
      for (const region of regions) {
        const glowing = `:is(${region}) .bc-pick.legal`
        if (document.activeElement?.matches(glowing)) return
        const first = root?.querySelector<HTMLElement>(glowing)
        if (first) return first.focus()
      }
      root?.querySelector<HTMLElement>('.bc-pick.legal')?.focus()
    })
  }

  return (
    <div
      class="bc-board"
      ref={root}
      on:pointerdown={{ capture: true, handleEvent: event => input(event.pointerType !== 'mouse', false) }}
      on:keydown={{ capture: true, handleEvent: () => input(false, true) }}
    >
      <Layout
        tab={tab()}
        onTab={setTab}
        tabsLabel={play.words().parts}
        tabWords={play.words().tabs}
        dots={new Set(where() && where()?.tab !== tab() ? [where()?.tab ?? 'market'] : [])}
        part={where()?.part}
        header={() => props.parts.header()}
        season={fit => <Season play={play} fit={fit} />}
        chips={() => <Chips play={play} onShow={() => setTab('brewery')} />}
        market={fit => <MarketPlace play={play} fit={fit} />}
        recipes={fit => <RecipeColumns play={play} fit={fit} shopping={shopping} />}
        aid={fit => <Aid play={play} fit={fit} shopping={shopping} />}
        offers={fit => <OnOffer play={play} fit={fit} />}
        common={hasCommon(play) ? commonRegion : undefined}
        brewery={{
          head: fit => <Head play={play} fit={fit} />,
          deeds: fit => <DeedRow play={play} fit={fit} />,
          storehouse: fit => <Store play={play} fit={fit} />,
          line: fit => <Works play={play} fit={fit} />,
          tiles: fit => <Tiles play={play} fit={fit} />,
          lab: fit => <Laboratory play={play} fit={fit} />,
          staff: fit => <People play={play} fit={fit} />,
        }}
        rivals={fit => <Rivals play={play} fit={fit} onShow={() => setTab('brewery')} />}
        log={() => props.parts.log()}
        prompt={() => props.parts.prompt()}
        sheet={sheet()?.region}
        sheetTab={sheet()?.tab}
        sheetWords={{ fold: play.words().fold, unfold: play.words().unfold }}
      />
      <Flights motion={motion} />
    </div>
  )

  function commonRegion(fit: Parameters<typeof Common>[0]['fit']) {
    return <Common play={play} fit={fit} shopping={shopping} />
  }

  function input(touch: boolean, byKeyboard: boolean) {
    play.touched(touch)
    keyboard = byKeyboard
  }
}
