import type { Fit } from '@taproom/board'
import {
  at,
  BlackMarket,
  type Choices,
  type DieData,
  INGREDIENTS,
  Layout,
  Market,
  Me,
  type Phase,
  Recipes,
  RivalAtAGlance,
  RivalBoard,
  Rolled,
  Round,
  type SeatData,
  Spread,
  Supply,
  TABS,
  type Tab,
  TOKENS,
  Yard,
  Zones,
} from '@taproom/dice-brewing/board'
import { createSignal, For } from 'solid-js'
import { render } from 'solid-js/web'
import { LogLine, PromptBar, TableHeader } from '../index.ts'
import * as on from './diceBrewingPosition.ts'

/** ?scene=arrange|purchase|brew|aim|swap|first|gain &theme=day|cellar &tab=yard… &text=large */
const query = new URLSearchParams(location.search)
const ask = (name: string, otherwise: string) => query.get(name) ?? otherwise
document.documentElement.dataset.theme = ask('theme', 'day')
document.documentElement.dataset.text = ask('text', '')

interface Scene {
  round: number
  phase: Phase
  active: string
  storage: string
  question: string
  preview: string
  chosen: string[]
  legal: string[]
  four?: boolean
  tab: Tab
}

const SCENES: Record<string, Scene> = {
  arrange: {
    round: 4,
    phase: 'arrangement',
    active: 'L1 D2 H5 S4 S2',
    storage: 'L4 D5 H3',
    question: 'Place a first piece, or pass',
    preview: 'Skill 4 in hand: speed up a loaded field, go to school, or sell it for 4 gold.',
    chosen: ['die:active-3-S4'],
    legal: [
      'die:active-1-D2',
      'die:active-2-H5',
      'die:active-4-S2',
      'die:storage-1-D5',
      'die:storage-2-H3',
      'seed',
      at.accelerator('malt-house-light'),
      at.accelerator('malt-house-raise'),
      at.input('craft-school-reroll'),
      at.input('craft-school-swap'),
      at.input('seed-department-gold'),
      at.zone('storage'),
      at.token('raise-die'),
    ],
    tab: 'yard',
  },
  purchase: {
    round: 5,
    phase: 'purchasing',
    active: 'L1 L1 D1 H4 S4 S2+ D3',
    storage: 'L4 D5# H3 L6 D2! H5 S5',
    question: 'Buy one ingredient and one action token',
    preview: 'Spices for 3, or 2 with the skill 4. Three ones give 4 extra gold.',
    chosen: [at.market('spices')],
    legal: [...INGREDIENTS.map(at.market), ...TOKENS.slice(0, 3).map(at.blackMarket), 'die:active-4-S4'],
    four: true,
    tab: 'markets',
  },
  brew: {
    round: 6,
    phase: 'brewing',
    active: 'L1 D2 H5',
    storage: 'L4 D5 H3 S5 L3 D3',
    question: 'Brew a recipe, or decline',
    preview: 'Honey Experiment with L4, D5, H3 and special malt: 1 mastery, Block a Building, 2 gold, +3 gold +1.',
    chosen: [at.recipe('honey-experiment'), 'die:storage-0-L4', 'die:storage-1-D5', 'die:storage-2-H3'],
    legal: [
      at.enhancement('honey-experiment', 'skill'),
      at.enhancement('honey-experiment', 'special-malt'),
      'die:storage-4-L3',
      'die:storage-5-D3',
    ],
    tab: 'recipes',
  },
  aim: {
    round: 5,
    phase: 'brewing',
    active: 'L1 D2 H5',
    storage: 'L4 D5 H3',
    question: 'Take back which stored die?',
    preview: 'It goes to its owner’s active zone and cannot brew this round.',
    chosen: [at.token('take-back-die')],
    legal: ['die:Noor-s-0-L5', 'die:Noor-s-1-D4', 'die:Bram-s-0-L6', 'die:Bram-s-1-H4', 'die:Bram-s-2-S5'],
    tab: 'rivals',
  },
  swap: {
    round: 4,
    phase: 'arrangement',
    active: 'L1 D2 H2 S2',
    storage: 'L4 D5 H3',
    question: 'Swap one of your hops for one of these, or keep yours',
    preview: 'Hops 6 for your hops 2: it takes its place in the active zone.',
    chosen: ['die:supply-2-H6'],
    legal: ['die:supply-0-H1', 'die:supply-1-H4', 'die:supply-3-H2', 'die:active-2-H2', 'die:storage-2-H3'],
    tab: 'yard',
  },
  first: {
    round: 1,
    phase: 'arrangement',
    active: 'L? D? H? S?',
    storage: '',
    question: 'Everybody rolls',
    preview: '',
    chosen: [],
    legal: [],
    tab: 'yard',
  },
  gain: {
    round: 6,
    phase: 'arrangement',
    active: 'L1 D2 H5 S4 S2 L3 D6 H2 L2',
    storage: 'L4 D5# H3 L6 D2! H5 S5+',
    question: 'Where does the light malt 5 go?',
    preview: 'The active zone is rolled again next round; storage keeps it for brewing.',
    chosen: [],
    legal: [at.zone('storage'), at.zone('active-zone')],
    four: true,
    tab: 'yard',
  },
}

function Sample() {
  const name = ask('scene', 'arrange')
  const scene = SCENES[name] ?? SCENES.arrange
  const [tab, setTab] = createSignal<Tab>(TABS.find(one => one === query.get('tab')) ?? scene.tab)
  const [asking, setAsking] = createSignal(true)
  const [refused, setRefused] = createSignal(false)
  const [active, setActive] = createSignal<readonly DieData[]>(on.dice('active', scene.active))
  const [storage, setStorage] = createSignal<readonly DieData[]>(on.dice('storage', scene.storage))
  const [chosen, setChosen] = createSignal<ReadonlySet<string>>(new Set(scene.chosen))
  const legal = new Set(scene.legal)
  const store = (place: string) => {
    const die = active().find(one => at.die(one.id) === place)
    if (!die) return
    setActive(active().filter(one => one !== die))
    setStorage([...storage(), die])
  }
  const choices: Choices = {
    legal,
    get chosen() {
      return chosen()
    },
    label: place => place.replaceAll(':', ' '),
    onPick: place => {
      setRefused(!legal.has(place))
      if (place === at.zone('storage')) for (const piece of chosen()) store(piece)
      else if (place.startsWith('die:') && legal.has(place)) setChosen(new Set([place]))
    },
    onDrop: (piece, place) => (place === at.zone('storage') ? store(piece) : setRefused(true)),
  }
  window.addEventListener('keydown', event => {
    if (event.key !== 'r') return
    const value = (i: number) => ((i * 5 + Date.now()) % 6) + 1
    setActive(active().map((die, i) => ({ ...die, value: value(i), roll: (die.roll ?? 0) + 1 })))
  })
  const rivals: SeatData[] = [
    on.rival('yellow', 'Noor', name === 'first' ? 'L? D? H? S?' : 'L3 D1 H6', name === 'first' ? '' : 'L5 D4', {
      note: 'bot',
      first: true,
      tokens: [{ kind: 'take-back-die', count: 1 }],
      yard: on.yard({
        'malt-house-roast': { users: [], input: on.dice('noor', 'L4')[0] },
        'hop-plantation-raise': { users: [], input: on.dice('noor', 'H4')[0] },
        'craft-school-reroll': { users: [], input: on.dice('noor', 'S3')[0] },
      }),
    }),
    on.rival('blue', 'Bram', 'D5 H2', 'L6 H4 S5', {
      mastery: 6,
      gold: 3,
      passed: true,
      note: 'passed',
      seeds: 2,
      ingredients: [{ kind: 'fruit', count: 1 }],
      tokens: 2,
      yard: on.yard({
        'malt-house-roast': { users: [], input: on.dice('bram', 'L2')[0] },
        'hop-plantation-grow': { users: [], input: 'seed' },
        'malt-house-light': { users: [], blocked: true },
      }),
    }),
    ...(scene.four
      ? [on.rival('black', 'Katrien', 'L2 L3 D4 H1 S6', 'D6 H5', { mastery: 11, gold: 0, seeds: 1 })]
      : []),
  ]
  const glances = (fit: Fit) => (
    <For each={rivals}>
      {rival => (
        <RivalAtAGlance
          rival={rival}
          season="summer"
          label={`${rival.name}, ${rival.mastery} mastery`}
          dense={fit === 'wide' && rivals.length > 2}
        />
      )}
    </For>
  )
  const boards = () => (
    <For each={rivals}>
      {rival => (
        <RivalBoard
          rival={rival}
          season="summer"
          choices={choices}
          words={{ active: 'Active', storage: 'Storage', building: building => on.buildingWords[building] }}
        />
      )}
    </For>
  )
  const recipeWords = { reward: 'Reward', level: (level: string) => level, blocked: 'Blocked this round' }
  const recipes = scene.four ? on.four : name === 'brew' ? on.brewing : on.three
  const spread = () => {
    if (name === 'aim')
      return () => (
        <Spread title="Take back a die" close="Put the token back" onClose={() => {}}>
          {boards()}
        </Spread>
      )
    if (name === 'swap')
      return () => (
        <Spread title="Craft School: swap" close="Keep mine" onClose={() => {}}>
          <Rolled
            title="All hops of the supply were rolled"
            note="Choose one of them and one of yours."
            choices={choices}
            dice={on.dice('supply', 'H1 H4 H6 H2')}
          />
        </Spread>
      )
    return undefined
  }
  return (
    <Layout
      tab={tab()}
      onTab={setTab}
      tabsLabel="Parts of the table"
      tabWords={{ yard: 'Yard', recipes: 'Recipes', markets: 'Markets', rivals: 'Rivals', log: 'Log' }}
      spread={spread()}
      header={() => (
        <TableHeader
          brand="Taproom"
          homeLabel="Taproom, to the front page"
          onHome={() => {}}
          title="Dice Brewing"
          aside=""
          orderLabel="Turn order"
          order={[
            { seat: 'yellow', label: 'Noor' },
            { seat: 'red', label: 'Ida, your turn', on: true },
            { seat: 'blue', label: 'Bram' },
          ]}
          tools={[
            { label: 'Rules', icon: 'book', onPress: () => {} },
            { label: 'Settings', icon: 'settings', onPress: () => {} },
            { label: 'More', icon: 'more', onPress: () => {} },
          ]}
        />
      )}
      round={fit => (
        <Round
          pocket={fit !== 'wide'}
          round={{
            season: scene.round % 2 ? 'winter' : 'summer',
            phase: scene.phase,
            order: [
              { seat: 'yellow' },
              { seat: 'red', acting: true },
              { seat: 'blue', passed: true },
              ...(scene.four ? [{ seat: 'black' } as const] : []),
            ],
            brewed: 6,
            toEnd: scene.four ? 20 : 15,
          }}
          words={{
            round: `Round ${scene.round}`,
            season: scene.round % 2 ? 'Winter' : 'Summer',
            phases: { arrangement: 'Arrange', purchasing: 'Purchase', brewing: 'Brew', tidying: 'Tidy' },
            brewed: `6 of ${scene.four ? 20 : 15}`,
            label: 'Round 4, Summer, Arrangement, 6 of 15 recipes brewed',
          }}
        />
      )}
      recipes={fit => (
        <Recipes name="Recipes" recipes={recipes} choices={choices} words={recipeWords} brief={fit === 'narrow'} />
      )}
      pocketRecipes={() => <Recipes name="Recipes" recipes={recipes} choices={choices} words={recipeWords} pocket />}
      markets={() => (
        <div class="db-markets">
          <Market
            title="Market"
            choices={choices}
            stalls={on.stalls}
            word={kind => on.words[kind]}
            shut={name === 'first' ? 'round 2' : undefined}
          />
          <BlackMarket
            title="Black market"
            choices={choices}
            stalls={on.shady}
            word={kind => on.words[kind]}
            shut={name === 'first' ? 'round 3' : undefined}
          />
        </div>
      )}
      yard={fit => (
        <Yard
          name="Your brewery"
          choices={choices}
          yard={name === 'first' ? on.early : scene.four ? on.late : on.mine}
          print={on.print}
          room={scene.four ? 3 : 2}
          words={{ buildings: on.buildingWords, fields: on.fieldWords }}
          pocket={fit === 'narrow'}
        />
      )}
      zones={() => (
        <Zones
          choices={choices}
          active={active()}
          storage={storage()}
          seeds={name === 'purchase' ? 2 : 1}
          ingredients={
            scene.four
              ? [
                  { kind: 'special-malt', count: 1 },
                  { kind: 'fruit', count: 2 },
                ]
              : [{ kind: 'special-hops', count: 1 }]
          }
          undecided={name === 'gain' ? on.dice('new', 'L5')[0] : undefined}
          words={{
            active: 'Active zone',
            activeNote: 'rolled every round',
            storage: 'Storage',
            storageNote: 'kept for brewing',
            store: 'Store',
            keep: 'Keep active',
            empty: 'Nothing here',
          }}
        />
      )}
      me={() => (
        <Me
          choices={choices}
          label="You: 7 mastery, 4 gold, 2 brewed"
          seat="red"
          name="Ida"
          mastery={7}
          gold={4}
          brewed={2}
          ones={name === 'purchase' ? { count: 3, gold: 4 } : undefined}
          tokensName="Your action tokens"
          quiet={name === 'brew'}
          tokens={
            name === 'first'
              ? []
              : [
                  { kind: 'raise-die', count: scene.four ? 2 : 1, name: 'Raise a Die', when: 'Playable now' },
                  { kind: 'block-recipe', count: 1, name: 'Block a Recipe', when: 'Before brewing' },
                  ...(scene.four
                    ? [{ kind: 'take-back-die' as const, count: 1, name: 'Take Back a Die', when: 'Playable now' }]
                    : []),
                ]
          }
          empty="No action tokens yet"
          asking={{
            on: asking(),
            word: asking() ? 'Ask me' : 'Don’t ask',
            label: 'Ask me before I pass a token window',
            onChange: setAsking,
          }}
        />
      )}
      rivals={fit => (fit === 'wide' ? glances(fit) : boards())}
      supply={() => (
        <Supply label="Supply" dice={{ 'light-malt': 6, 'dark-malt': 9, hops: 0, skill: 6 }} seeds={3} deck={21} />
      )}
      log={() => (
        <section class="card sample-log">
          <h2>Log</h2>
          <ol class="log" tabindex="0" aria-label="Log">
            <LogLine seat="red" text="You put L2 on Raise malt" now />
            <LogLine seat="blue" text="Bram roasts L2" />
            <LogLine text="Roast is blocked for you" sub />
            <LogLine seat="yellow" text="Noor rerolls D3 to D1, H2 to H6" />
            <LogLine seat="red" text="You plant a seed for light malt" />
            <LogLine text="Round 4: all active dice rolled" />
          </ol>
        </section>
      )}
      prompt={() => (
        <PromptBar
          label="Decision"
          question={scene.question}
          preview={scene.preview || undefined}
          refusal={refused() ? { text: 'This field is blocked for you this round.', rule: 'DB-5.51' } : undefined}
          answers={[
            { label: 'Undo', icon: 'undo', onPress: () => {} },
            { label: 'Restart turn', icon: 'restart', onPress: () => {} },
            { label: 'Pass', onPress: () => {} },
            { label: 'Confirm', icon: 'check', disabled: true, onPress: () => {} },
          ]}
        />
      )}
    />
  )
}

const log = document.createElement('style')
log.textContent =
  '.sample-log{padding:9px 12px;overflow:hidden}.sample-log ol{max-height:100%;overflow:auto}.sample-log h2{margin-bottom:4px}'
document.head.append(log)

const root = document.getElementById('taproom')
if (root) render(() => <Sample />, root)
