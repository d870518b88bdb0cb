import { createFit, type Fit } from '@taproom/board'
import { createSignal, For, type JSX, Match, onCleanup, Switch } from 'solid-js'
import './board.css'
import './layout.css'
import './low.css'
import { GlyphIcon, type GlyphName } from './art/index.ts'

export const TABS = ['garden', 'cloister', 'barrels', 'seats', 'log'] as const
export type Tab = (typeof TABS)[number]

type Region = (fit: Fit) => JSX.Element

export interface LayoutProps {
  header: Region
  /** All seats in one row of chips, where there is no room for more. */
  chips: Region
  cloister: Region
  garden: Region
  spots: Region
  track: Region
  barrels: Region
  /** The other seats at a glance. */
  seats: Region
  log: Region
  prompt: Region
  /** Which region a narrow screen shows: the shell lets it follow the decision at hand. */
  tab: Tab
  onTab: (tab: Tab) => void
  tabWords: Readonly<Record<Tab, string>>
  tabsLabel: string
}

/** A phone on its side: there is less height than two regions need above one another. */
function createLow() {
  const query = window.matchMedia('(min-width: 700px) and (max-height: 499px)')
  const [low, setLow] = createSignal(query.matches)
  const update = () => setLow(query.matches)
  query.addEventListener('change', update)
  onCleanup(() => query.removeEventListener('change', update))
  return low
}

export function Layout(props: LayoutProps) {
  const fit = createFit()
  const low = createLow()
  return (
    <div class={`ha-table ${fit()}`} classList={{ low: low() }}>
      <Switch>
        <Match when={low()}>
          <div class="ha-top">{props.header('middle')}</div>
          {props.chips('middle')}
          <main class="ha-main">
            <TabRegion {...props} fit="middle" />
          </main>
          <div class="ha-ask">
            {props.prompt('middle')}
            <Tabs tabs={TABS} {...props} />
          </div>
        </Match>
        <Match when={fit() === 'wide'}>
          <div class="ha-top">{props.header('wide')}</div>
          <main class="ha-main">
            <div class="ha-cloister">{props.cloister('wide')}</div>
            <div class="ha-own">
              {props.garden('wide')}
              {props.spots('wide')}
            </div>
            <aside class="ha-rail">
              {props.seats('wide')}
              {props.log('wide')}
            </aside>
          </main>
          <div class="ha-production">{props.track('wide')}</div>
          <div class="ha-ask">{props.prompt('wide')}</div>
        </Match>
        <Match when={fit() === 'middle'}>
          <div class="ha-top">{props.header('middle')}</div>
          <main class="ha-main">
            <div class="ha-pane">
              <Tabs tabs={TABS.slice(1)} {...props} tab={props.tab === 'garden' ? 'cloister' : props.tab} />
              <TabRegion {...props} tab={props.tab === 'garden' ? 'cloister' : props.tab} fit="middle" />
              {props.spots('middle')}
            </div>
            <div class="ha-own">
              {props.garden('middle')}
              {props.track('middle')}
            </div>
          </main>
          <div class="ha-ask">{props.prompt('middle')}</div>
        </Match>
        <Match when={fit() === 'narrow'}>
          <div class="ha-top">{props.header('narrow')}</div>
          {props.chips('narrow')}
          <main class="ha-main">
            <TabRegion {...props} fit="narrow" />
          </main>
          <div class="ha-ask">
            {props.prompt('narrow')}
            <Tabs tabs={TABS} {...props} />
          </div>
        </Match>
      </Switch>
    </div>
  )
}

function TabRegion(props: LayoutProps & { fit: Fit }) {
  return (
    <div class="ha-region" classList={{ [props.tab]: true }}>
      <Switch>
        <Match when={props.tab === 'garden'}>
          {props.garden(props.fit)}
          {props.track(props.fit)}
          {props.spots(props.fit)}
        </Match>
        <Match when={props.tab === 'cloister'}>{props.cloister(props.fit)}</Match>
        <Match when={props.tab === 'barrels'}>{props.barrels(props.fit)}</Match>
        <Match when={props.tab === 'seats'}>{props.seats(props.fit)}</Match>
        <Match when={props.tab === 'log'}>{props.log(props.fit)}</Match>
      </Switch>
    </div>
  )
}

const GLYPH: Record<Tab, GlyphName> = {
  garden: 'hex',
  cloister: 'cloister',
  barrels: 'barrel',
  seats: 'seats',
  log: 'log',
}

function Tabs(props: Pick<LayoutProps, 'tab' | 'onTab' | 'tabWords' | 'tabsLabel'> & { tabs: readonly Tab[] }) {
  return (
    <nav class="ha-tabs oak" aria-label={props.tabsLabel}>
      <For each={props.tabs}>
        {tab => (
          <button type="button" aria-current={props.tab === tab ? 'page' : undefined} onClick={() => props.onTab(tab)}>
            <GlyphIcon of={GLYPH[tab]} fill={tab === 'barrels' ? 'none' : undefined} edge="currentColor" />
            {props.tabWords[tab]}
          </button>
        )}
      </For>
    </nav>
  )
}
