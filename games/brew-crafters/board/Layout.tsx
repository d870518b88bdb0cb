import { createFit, type Fit } from '@taproom/board'
import { createSignal, For, type JSX, Match, Show, Switch } from 'solid-js'
import './board.css'
import './layout.css'
import { Glyph, type GlyphName } from './art/index.ts'

export const TABS = ['market', 'brewery', 'recipes', 'hall', 'rivals', 'log'] as const
export type Tab = (typeof TABS)[number]

type Region = (fit: Fit) => JSX.Element

export interface LayoutProps {
  header: Region
  season: Region
  /** All seats in one row of chips, where there is no room for more. */
  chips: Region
  market: Region
  recipes: Region
  /** What can be brewed, in one row, for narrow screens. */
  aid: Region
  offers: Region
  /** Collaboration and secret recipes, where they are in play. */
  common?: Region
  brewery: {
    head: Region
    /** What a crew can do, in a row, where the line, the lab and the tiles cannot all be seen. */
    deeds: Region
    storehouse: Region
    line: Region
    tiles: Region
    lab: Region
    staff: Region
  }
  /** What the decision at hand is about: comes first where not all of its region can be seen. */
  part?: keyof LayoutProps['brewery'] | 'common'
  rivals: Region
  log: Region
  prompt: Region
  /** A decision with more to read: lies over the recipes, or takes the place of the tab's region. */
  sheet?: Region
  /** The tab in which the sheet lies on smaller screens; the others stay open to look around. */
  sheetTab?: Tab
  /** On a desktop it can be folded away, to see what it covers. */
  sheetWords?: { fold: string; unfold: string }
  /** Which region a narrow screen shows: the shell lets it follow the decision at hand. */
  tab: Tab
  onTab: (tab: Tab) => void
  tabWords: Readonly<Record<Tab, string>>
  tabsLabel: string
  /** Tabs with something to do or to know. */
  dots?: ReadonlySet<Tab>
}

/** What scrolls must be reachable by keyboard, even when nothing in it is a choice. */
const SCROLLS = { tabindex: 0 } as const

/** How much room this table has. */
export const createTableFit = () => createFit('(min-width: 1150px) and (min-height: 630px)')

export function Layout(props: LayoutProps) {
  const fit = createTableFit()
  /** Beside the brewery there is no tab for it. */
  const beside = (tab: Tab) => (tab === 'brewery' ? 'market' : tab)
  return (
    <div class={`bc-table ${fit()}`}>
      <Switch>
        <Match when={fit() === 'wide'}>
          <div class="bc-top">{props.header('wide')}</div>
          <main class="bc-main">
            {props.market('wide')}
            <div class="bc-shelf" classList={{ pair: !props.common }}>
              {props.recipes('wide')}
              {props.offers('wide')}
              <Show when={props.common}>{common => <div class="bc-common">{common()('wide')}</div>}</Show>
              <Show when={props.sheet}>{sheet => <Over sheet={sheet()} words={props.sheetWords} />}</Show>
            </div>
            <Brewery {...props} fit="wide" />
            <aside class="bc-rail">
              {props.season('wide')}
              {props.rivals('wide')}
              {props.log('wide')}
            </aside>
          </main>
          <div class="bc-ask">{props.prompt('wide')}</div>
        </Match>
        <Match when={fit() === 'middle'}>
          <div class="bc-top">{props.header('middle')}</div>
          <main class="bc-main">
            <div class="bc-pane">
              {props.season('middle')}
              <Tabs {...props} tabs={TABS.filter(tab => tab !== 'brewery')} tab={beside(props.tab)} />
              <TabRegion
                {...props}
                tab={beside(props.tab)}
                sheetTab={beside(props.sheetTab ?? 'market')}
                fit="middle"
              />
            </div>
            <div class="bc-pane">
              <Brewery {...props} fit="middle" />
              <div class="bc-tall">{props.rivals('middle')}</div>
            </div>
          </main>
          <div class="bc-ask">{props.prompt('middle')}</div>
        </Match>
        <Match when={fit() === 'narrow'}>
          <div class="bc-top">{props.header('narrow')}</div>
          {props.season('narrow')}
          {props.chips('narrow')}
          <main class="bc-main" {...SCROLLS}>
            <TabRegion {...props} fit="narrow" />
          </main>
          <div class="bc-ask">
            {props.prompt('narrow')}
            <Tabs {...props} tabs={TABS} />
          </div>
        </Match>
      </Switch>
    </div>
  )
}

function Brewery(props: LayoutProps & { fit: Fit }) {
  return (
    <section class="bc-brewery" data-part={props.part}>
      {props.brewery.head(props.fit)}
      {props.brewery.deeds(props.fit)}
      <div class="parts">
        {props.brewery.storehouse(props.fit)}
        <div class="works">
          {props.brewery.line(props.fit)}
          {props.brewery.tiles(props.fit)}
        </div>
        {props.brewery.lab(props.fit)}
        {props.brewery.staff(props.fit)}
      </div>
    </section>
  )
}

function Over(props: { sheet: Region; words?: { fold: string; unfold: string } }) {
  const [folded, setFolded] = createSignal(false)
  return (
    <div class="bc-over" classList={{ folded: folded() }}>
      <Show when={!folded()}>{props.sheet('wide')}</Show>
      <Show when={props.words}>
        {words => (
          <button type="button" class="fold" aria-expanded={!folded()} onClick={() => setFolded(!folded())}>
            {folded() ? words().unfold : words().fold}
          </button>
        )}
      </Show>
    </div>
  )
}

function TabRegion(props: LayoutProps & { fit: Fit }) {
  return (
    <div class="bc-region" classList={{ [props.tab]: true }}>
      <Switch>
        <Match when={props.tab === (props.sheetTab ?? 'market') && props.sheet}>{sheet => sheet()(props.fit)}</Match>
        <Match when={props.tab === 'market'}>
          {props.market(props.fit)}
          {props.aid(props.fit)}
          <Show when={props.fit === 'narrow'} fallback={<div class="bc-tall">{props.recipes(props.fit)}</div>}>
            <div class="bc-brewery">{props.brewery.storehouse('narrow')}</div>
          </Show>
        </Match>
        <Match when={props.tab === 'brewery'}>
          <Brewery {...props} />
        </Match>
        <Match when={props.tab === 'recipes'}>
          {props.recipes(props.fit)}
          <div class="bc-common" classList={{ first: props.part === 'common' }}>
            {props.common?.(props.fit)}
          </div>
        </Match>
        <Match when={props.tab === 'hall'}>{props.offers(props.fit)}</Match>
        <Match when={props.tab === 'rivals'}>{props.rivals(props.fit)}</Match>
        <Match when={props.tab === 'log'}>{props.log(props.fit)}</Match>
      </Switch>
    </div>
  )
}

const GLYPH: Readonly<Record<Tab, GlyphName>> = {
  market: 'stall',
  brewery: 'kettle',
  recipes: 'mug',
  hall: 'worker',
  rivals: 'rivals',
  log: 'log',
}

function Tabs(props: LayoutProps & { tabs: readonly Tab[] }) {
  return (
    <nav class="bc-tabs oak" aria-label={props.tabsLabel}>
      <For each={props.tabs}>
        {tab => (
          <button type="button" aria-current={props.tab === tab ? 'page' : undefined} onClick={() => props.onTab(tab)}>
            <span class="icon">
              <Glyph of={GLYPH[tab]} size={22} />
              <Show when={props.dots?.has(tab)}>
                <i class="dot" />
              </Show>
            </span>
            {props.tabWords[tab]}
          </button>
        )}
      </For>
    </nav>
  )
}
