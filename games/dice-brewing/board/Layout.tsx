import { createFit, type Fit } from '@taproom/board'
import { For, type JSX, Match, Show, Switch } from 'solid-js'
import './board.css'
import './layout.css'
import './narrow.css'
import { GlyphIcon, type GlyphName } from './art/index.ts'

export const TABS = ['yard', 'recipes', 'markets', 'rivals', 'log'] as const
export type Tab = (typeof TABS)[number]

type Region = (fit: Fit) => JSX.Element

export interface LayoutProps {
  header: Region
  round: Region
  recipes: Region
  /** The recipes in a smaller form, above the yard of a phone. */
  pocketRecipes: Region
  markets: Region
  yard: Region
  zones: Region
  me: Region
  rivals: Region
  supply: Region
  log: Region
  prompt: Region
  /** Opened over recipes and markets (a phone: over its tab): rivals to aim at, a roll of the supply. */
  spread?: Region
  /** On a desktop the recipes stay beside what is opened. */
  beside?: boolean
  /** Which region a narrow screen shows: the shell lets it follow the decision at hand. */
  tab: Tab
  onTab: (tab: Tab) => void
  tabWords: Readonly<Record<Tab, string>>
  tabsLabel: string
}

export function Layout(props: LayoutProps) {
  const fit = createFit()
  return (
    <div class={`db-table ${fit()}`}>
      <Switch>
        <Match when={fit() === 'wide'}>
          <div class="db-top">{props.header('wide')}</div>
          <main class="db-main">
            {/* What is opened lies over them: made anew, six hundred elements would hold up the click that closes it. */}
            <div class="db-upper" classList={{ covered: !!props.spread, beside: props.beside }}>
              {props.recipes('wide')}
              {props.markets('wide')}
              <Show when={props.spread}>{spread => spread()('wide')}</Show>
            </div>
            {props.yard('wide')}
            <div class="db-own">
              {props.zones('wide')}
              {props.me('wide')}
            </div>
          </main>
          <aside class="db-rail">
            {props.round('wide')}
            {props.rivals('wide')}
            {props.supply('wide')}
            {props.log('wide')}
          </aside>
          <div class="db-ask">{props.prompt('wide')}</div>
        </Match>
        <Match when={fit() === 'middle'}>
          <div class="db-top">{props.header('middle')}</div>
          <div class="db-strip">
            {props.round('middle')}
            <Tabs {...props} tabs={TABS.slice(1)} tab={middleTab(props.tab)} />
          </div>
          <main class="db-main">
            <Show when={props.spread} fallback={<TabRegion {...props} tab={middleTab(props.tab)} fit="middle" />}>
              {spread => spread()('middle')}
            </Show>
            {props.yard('middle')}
          </main>
          <div class="db-own">
            {props.zones('middle')}
            {props.me('middle')}
          </div>
          <div class="db-ask">{props.prompt('middle')}</div>
        </Match>
        <Match when={fit() === 'narrow'}>
          <div class="db-top">{props.header('narrow')}</div>
          {props.round('narrow')}
          {/* It may scroll without holding a choice: the keyboard must reach it all the same. */}
          <main class="db-main" tabindex="0">
            <Show when={props.spread} fallback={<TabRegion {...props} fit="narrow" />}>
              {spread => spread()('narrow')}
            </Show>
          </main>
          <div class="db-own">
            {props.zones('narrow')}
            {props.me('narrow')}
          </div>
          <div class="db-ask">
            {props.prompt('narrow')}
            <Tabs {...props} tabs={TABS} />
          </div>
        </Match>
      </Switch>
    </div>
  )
}

/** A tablet always shows the yard, so its tab stands for the recipes. */
const middleTab = (tab: Tab): Tab => (tab === 'yard' ? 'recipes' : tab)

function TabRegion(props: LayoutProps & { fit: Fit }) {
  return (
    <div class={`db-region ${props.tab}`}>
      <Switch>
        <Match when={props.tab === 'yard'}>
          {props.pocketRecipes(props.fit)}
          {props.yard(props.fit)}
        </Match>
        <Match when={props.tab === 'recipes'}>{props.recipes(props.fit)}</Match>
        <Match when={props.tab === 'markets'}>{props.markets(props.fit)}</Match>
        <Match when={props.tab === 'rivals'}>
          {props.rivals(props.fit)}
          {props.supply(props.fit)}
        </Match>
        <Match when={props.tab === 'log'}>{props.log(props.fit)}</Match>
      </Switch>
    </div>
  )
}

const SIGNS: Record<Tab, GlyphName> = {
  yard: 'house',
  recipes: 'bottle',
  markets: 'purse',
  rivals: 'rivals',
  log: 'log',
}

function Tabs(props: Pick<LayoutProps, 'tab' | 'onTab' | 'tabWords' | 'tabsLabel'> & { tabs: readonly Tab[] }) {
  return (
    <nav class="db-tabs oak" aria-label={props.tabsLabel}>
      <For each={props.tabs}>
        {tab => (
          <button type="button" aria-current={props.tab === tab ? 'page' : undefined} onClick={() => props.onTab(tab)}>
            <GlyphIcon of={SIGNS[tab]} />
            {props.tabWords[tab]}
          </button>
        )}
      </For>
    </nav>
  )
}
