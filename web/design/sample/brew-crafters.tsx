import type { Fit } from '@taproom/board'
import {
  BrewAid,
  BreweryHead,
  Cap,
  Collaboration,
  CubeRow,
  type Cubes,
  Exchange,
  Face,
  Glyph,
  Lab,
  Layout,
  Line,
  Market,
  Offers,
  type Place,
  Recipes,
  RivalAtAGlance,
  SeasonBoard,
  SeatChip,
  type SeatColour,
  Secrets,
  Sheet,
  Staff,
  Storehouse,
  TABS,
  type Tab,
  TILE_GLYPH,
  TileRow,
} from '@taproom/brew-crafters/board'
import { createSignal, For, type JSX, Show } from 'solid-js'
import { render } from 'solid-js/web'
import { LogLine, PromptBar, TableHeader } from '../index.ts'
import * as at from './brew-crafters-position.ts'

/** ?theme=day|cellar &seats=2..5 &modules &step=place|either|overflow|brew|lab|hire|install|agency|exchange|secret &tab= &short &double */
const query = new URLSearchParams(location.search)
const ask = (name: string, otherwise: string) => query.get(name) ?? otherwise
const step = ask('step', 'place')
const seats = Number(ask('seats', '4'))
const modules = query.has('modules')
const double = query.has('double')
const NONE: ReadonlySet<string> = new Set()
const ORDER: SeatColour[] = ['blue', 'yellow', 'black', 'red', 'green']

const SPEECH: Record<string, { question: JSX.Element; preview?: string; deed: string }> = {
  place: {
    question: 'Place your second worker',
    preview: 'Hop Yard: take 4 hops, and 1 more from your Hop Buyer. Everyday Ale can then be brewed.',
    deed: 'Take 5 hops',
  },
  either: {
    question: 'Hiring Hall: a skilled worker or a partnership?',
    preview: 'Each costs nothing now; a worker costs every Winter.',
    deed: 'Hire',
  },
  overflow: {
    question: 'Too many cubes: give back 3',
    preview: 'Tap what you can spare. 24 fit in your storehouse.',
    deed: 'Give back 3',
  },
  brew: {
    question: 'Brew a batch: choose a recipe and a tank',
    preview: 'Pleasantly Porter: 3 malt, 1 hops, 1 yeast. It opens the advanced porters.',
    deed: 'Brew Pleasantly Porter',
  },
  lab: {
    question: 'Lab research: move a marker',
    preview: 'Hopping to permanent: spaces that give hops give 1 more.',
    deed: 'Research hopping',
  },
  hire: {
    question: 'Hire a skilled worker',
    preview: 'Bookkeeper: your winter bill falls from $11 to $9.',
    deed: 'Hire the Bookkeeper',
  },
  install: {
    question: 'Install a building or equipment',
    preview: 'Mash Tun: each batch costs 1 malt less; $1 every Winter; 2 malt now.',
    deed: 'Install the Mash Tun',
  },
  agency: { question: 'Labour agency: hire one of six for $1, or decline', deed: 'Decline' },
  exchange: { question: 'Exchange one kind of cubes', deed: 'Exchange' },
  secret: { question: 'Take a secret recipe', deed: 'Take it' },
  collab: {
    question: 'Pay one section of the collaboration',
    preview: 'Signature: 1 malt and 1 specialty, 3 reputation when it is sold.',
    deed: 'Pay the signature',
  },
}

function Table() {
  const [tab, setTab] = createSignal<Tab>(TABS.find(one => one === query.get('tab')) ?? 'market')
  const [over, setOver] = createSignal<string | null>(step === 'place' ? 'hop-yard' : null)
  const [refused, setRefused] = createSignal(query.has('refused'))
  const spaces = [...at.SPACES.slice(0, at.COUNTS[seats]), ...(modules ? at.MODULES : [])].map(space => ({
    ...space,
    workers: space.workers?.filter(worker => ORDER.indexOf(worker.seat) < seats || worker.seat === 'red'),
  }))
  const gain = (): Cubes => (step === 'place' && over() === 'hop-yard' ? { hops: 5 } : {})
  const cards = () => at.recipes(gain(), 'Hop Yard')
  const legalIn = (region: string, all: readonly string[]): ReadonlySet<string> =>
    step === region ? new Set(all) : NONE
  const choices = (name: string, legal: ReadonlySet<string>, chosen?: string) => ({
    name,
    legal,
    chosen,
    label: (id: string) => `${id.replaceAll('-', ' ')}${legal.has(id) ? '' : ', not now'}`,
    onPick: (id: string) => setRefused(!legal.has(id)),
  })
  const free = spaces.filter(space => !space.workers?.length).map(space => space.id)
  const ring = () => (step === 'place' || step === 'either' ? new Set<string>([...free, 'hire', 'partner']) : NONE)
  const brewable = cards().filter(card => card.readiness === 'ready')
  const rivals = () => at.rivals.slice(0, seats - 1)
  const short = query.has('short')
  const common = (fit: Fit) => (
    <>
      <Show when={seats > 2}>
        <Collaboration
          {...choices(
            'Collaboration',
            legalIn('collab', ['hop-bill', 'signature']),
            step === 'collab' ? 'signature' : undefined,
          )}
          title="Collaboration"
          dense={modules && fit === 'wide'}
          sections={[
            { id: 'grain-bill', name: 'Grain', cost: 'malt malt malt', reward: '2 rep', owner: 'blue' },
            { id: 'hop-bill', name: 'Hops', cost: 'hops hops', reward: '2 rep' },
            { id: 'culture', name: 'Culture', cost: 'yeast malt', reward: '3 coin', owner: 'yellow' },
            { id: 'signature', name: 'Signature', cost: 'malt + fruit', reward: '3 rep', payable: true },
          ]}
        />
      </Show>
      <Show when={modules}>
        <Secrets
          {...choices('Secret recipes', legalIn('brew', []))}
          title="Secret"
          none="None yet"
          others={[{ seat: 'blue', hidden: 1 }]}
          mine={[
            {
              id: 'dark-stout',
              family: 'stout',
              name: 'Dark Stout',
              reputation: 7,
              price: { malt: 5, hops: 2, yeast: 1, spice: 1, coffee: 1 },
              missing: { hops: 1, spice: 1 },
              readiness: 'short',
              note: '',
              hidden: true,
            },
          ]}
        />
      </Show>
    </>
  )
  const sheet = (): ((fit: Fit) => JSX.Element) | undefined => {
    const staff = step === 'agency' ? at.agency : at.workers
    if (step === 'hire' || step === 'agency')
      return () => (
        <Sheet
          {...choices('Skilled workers', new Set(staff.map(one => one.id)), step === 'hire' ? 'bookkeeper' : undefined)}
          title={step === 'hire' ? 'Skilled workers on offer' : 'The agency sends six'}
          note={step === 'hire' ? 'nothing to pay now' : '$1 now, only you see them'}
          options={staff.map(one => ({
            id: one.id,
            art: <Face number={one.face} size={32} />,
            title: one.name,
            text: one.text,
            cost: one.winter,
          }))}
        />
      )
    if (step === 'install')
      return () => (
        <Sheet
          {...choices(
            'Tiles',
            new Set(
              at
                .tiles(double)
                .filter(one => !one.installed)
                .map(one => one.id),
            ),
            'mash-tun',
          )}
          title="Buildings and equipment"
          note="free now, $1 every Winter"
          options={at
            .tiles(double)
            .filter(one => !one.installed)
            .map(one => ({
              id: one.id,
              art: <Glyph of={TILE_GLYPH[one.id]} size={26} />,
              title: one.name,
              text: one.text,
              signs: one.gift,
            }))}
        />
      )
    if (step === 'secret')
      return () => (
        <Sheet
          {...choices(
            'Unused recipes',
            new Set(['dark-stout', 'barleywine', 'mars-needs-ipa', 'honey-porter']),
            'dark-stout',
          )}
          title="Unused recipes"
          note="only you will know"
          options={(
            [
              ['golden-apple', 'ale', 'Golden Apple'],
              ['apricot-pale-ale', 'ale', 'Apricot Pale Ale'],
              ['belgian-quad', 'ale', 'Belgian Quad'],
              ['mars-needs-ipa', 'ale', 'Mars Needs IPA'],
              ['barleywine', 'ale', 'Barleywine'],
              ['coffee-porter', 'porter', 'Coffee Porter'],
              ['black-and-brue', 'porter', 'Black & Brue'],
              ['cherry-porter', 'porter', 'Cherry Porter'],
              ['honey-porter', 'porter', 'Honey Porter'],
              ['cinnamon-porter', 'porter', 'Cinnamon Porter'],
              ['blackberry-stout', 'stout', 'Blackberry Stout'],
              ['chocolate-espresso-stout', 'stout', 'Chocolate Espresso'],
              ['oat-soda-stout', 'stout', 'Oat Soda Stout'],
              ['dark-stout', 'stout', 'Dark Stout'],
              ['russian-imperial-stout', 'stout', 'Russian Imperial'],
            ] as const
          ).map(([id, family, title]) => ({
            id,
            art: <Cap batch={{ recipe: id, family }} size={34} />,
            title,
            signs: '7 rep',
            under: '5 malt 2 hops 1 yeast 1 fruit',
          }))}
        />
      )
    if (step === 'exchange')
      return () => (
        <Exchange
          {...choices(
            'Commodity exchange',
            new Set(['yeast/1/a', 'yeast/1/b', 'hops/1/a', 'fruit/1/a', 'fruit/1/b', 'fruit/1/c']),
          )}
          title="Commodity exchange"
          giveWord="Give"
          forWord="for"
          fewerLabel="one less"
          moreLabel="one more"
          idOf={(give, count, line) => `${give}/${count}/${line}`}
          rows={[
            { give: 'hops', most: 1, lines: [{ id: 'a', cubes: [{ kind: 'malt', count: 2 }] }] },
            {
              give: 'yeast',
              most: 1,
              lines: [
                { id: 'a', cubes: [{ kind: 'malt', count: 3 }] },
                { id: 'b', cubes: [{ kind: 'hops', count: 2 }] },
              ],
            },
            { give: 'spice', most: 0, lines: [] },
            {
              give: 'fruit',
              most: 1,
              lines: [
                { id: 'a', cubes: [{ kind: 'malt', count: 4 }] },
                { id: 'b', cubes: [{ kind: 'hops', count: 2 }] },
                {
                  id: 'c',
                  cubes: [
                    { kind: 'yeast', count: 1 },
                    { kind: 'malt', count: 1 },
                  ],
                },
              ],
            },
            { give: 'money', most: 1, lines: [{ id: 'a', cubes: [{ kind: 'malt', count: 2 }] }] },
          ]}
        />
      )
    return undefined
  }
  const speech = SPEECH[step]
  return (
    <Layout
      tab={tab()}
      onTab={setTab}
      tabsLabel="Parts of the table"
      tabWords={{
        market: 'Market',
        brewery: 'Brewery',
        recipes: 'Recipes',
        hall: 'Hall',
        rivals: 'Rivals',
        log: 'Log',
      }}
      part={step === 'lab' ? 'lab' : step === 'brew' ? 'line' : step === 'collab' ? 'common' : undefined}
      dots={new Set<Tab>(['recipes'])}
      header={() => (
        <TableHeader
          brand="Taproom"
          homeLabel="Taproom, to the front page"
          onHome={() => {}}
          title="Brew Crafters"
          orderLabel="Turn order"
          order={ORDER.slice(0, Math.max(4, seats))
            .filter(seat => seat === 'red' || rivals().some(one => one.seat === seat))
            .map(seat => ({
              seat,
              label: seat === 'red' ? 'Ida, your turn' : (at.rivals.find(one => one.seat === seat)?.name ?? ''),
              on: seat === 'red',
            }))}
          tools={[
            { label: 'Rules', icon: 'book', onPress: () => {} },
            { label: 'Settings', icon: 'settings', onPress: () => {} },
            { label: 'More', icon: 'more', onPress: () => {} },
          ]}
        />
      )}
      season={fit => (
        <SeasonBoard
          name="Season"
          label="Year 2, Autumn, market phase. Marieke goes first."
          season={7}
          phase={step === 'brew' || step === 'lab' || step === 'install' || step === 'collab' ? 'brewing' : 'market'}
          yearWord="Year 2"
          seasonWord="Autumn"
          phaseWords={{ supply: 'Supply', market: 'Market', brewing: 'Brew' }}
          firstWord="1st"
          order={(['blue', 'yellow', 'black', 'red', 'green'] as const)
            .filter(seat => seat === 'red' || rivals().some(one => one.seat === seat))
            .map((seat, i) => ({
              seat,
              first: i === 0,
              acting: seat === 'red',
              left: seat === 'red' || seat === 'green' ? 1 : 0,
            }))}
          temps={
            modules
              ? [
                  { season: 8, seat: 'yellow' },
                  { season: 9, seat: 'yellow' },
                ]
              : undefined
          }
          strip={fit !== 'wide'}
        />
      )}
      chips={() => (
        <div class="bc-chips">
          <For
            each={[
              ...rivals().slice(0, 3),
              { label: 'You', seat: 'red' as const, points: 18, money: 5 },
              ...rivals().slice(3),
            ]}
          >
            {(one, i) => (
              <SeatChip
                label={one.label}
                seat={one.seat}
                points={one.points}
                money={one.money}
                first={i() === 0}
                acting={one.seat === 'red'}
                onPress={() => setTab('rivals')}
              />
            )}
          </For>
        </div>
      )}
      market={fit => (
        <Market
          {...choices(
            'Market',
            ring(),
            step === 'place' ? 'hop-yard' : step === 'either' ? 'hiring-hall-2' : undefined,
          )}
          spaces={spaces}
          orWord="or"
          firstWord="1st"
          narrow={fit !== 'wide'}
          onPreview={id => step === 'place' && id && setOver(id)}
          bubble={
            step === 'either'
              ? {
                  space: 'hiring-hall-2' as Place,
                  title: 'Hiring Hall',
                  options: [
                    { id: 'hire', signs: 'worker', text: 'Hire a skilled worker' },
                    { id: 'partner', signs: 'hands', text: 'Form a partnership' },
                  ],
                }
              : undefined
          }
        />
      )}
      recipes={() => (
        <Recipes
          {...choices(
            'Recipes',
            legalIn(
              'brew',
              brewable.map(card => card.id),
            ),
            step === 'brew' ? 'pleasantly-porter' : undefined,
          )}
          recipes={cards()}
          labelPoints={3}
          familyWords={{ ale: 'Ale', porter: 'Porter', stout: 'Stout' }}
          familyNotes={{
            ale: { text: 'unlocked', open: true },
            porter: { text: 'advanced locked', open: false },
            stout: { text: 'unlocked', open: true },
          }}
        />
      )}
      aid={() => (
        <BrewAid
          {...choices(
            'What can I brew?',
            legalIn(
              'brew',
              brewable.map(card => card.id),
            ),
          )}
          recipes={cards()}
          labelPoints={3}
          title="What can I brew?"
          note="3 now, 1 more with Hop Yard"
        />
      )}
      offers={fit => (
        <Offers
          {...choices('On offer', NONE)}
          workersTitle="Skilled workers"
          workersNote="8 of 9"
          workers={at.workers}
          partnersTitle="Partnerships"
          partners={at.partners.slice(0, seats > 3 ? 3 : 2)}
          noWorkers="All are hired."
          noPartners="All are formed."
          spacious={fit !== 'wide'}
        />
      )}
      common={seats > 2 || modules ? common : undefined}
      brewery={{
        head: fit => (
          <BreweryHead
            seat="red"
            name="Your brewery"
            label="18 points, 5 dollars, 1 Gold Label, 6 batches brewed"
            points={18}
            money={short ? 2 : 5}
            labels={1}
            labelPoints={3}
            brewed={double ? 12 : 6}
            brewedWord="brewed"
            loans={short ? 2 : 0}
            loansWord="loans"
            narrow={fit === 'narrow'}
            bill={{
              label: 'Winter bill 11 dollars: 5 in hand, 6 from sales to come',
              title: 'Winter bill $11',
              short: '$11',
              due: 11,
              money: short ? 2 : 5,
              sales: short ? 4 : 6,
              verdict: short ? '3 loans' : 'covered',
              loans: short ? 3 : 0,
            }}
          />
        ),
        storehouse: fit => (
          <Storehouse
            {...choices('Storehouse', legalIn('overflow', ['malt', 'hops', 'yeast', 'coffee', 'fruit']))}
            title="Storehouse"
            ofWord="of"
            cubes={step === 'overflow' ? { malt: 12, hops: 8, yeast: 3, coffee: 2, fruit: 2 } : at.have}
            capacity={24}
            coming={step === 'place' ? gain() : undefined}
            leaving={step === 'overflow' ? { malt: 2 } : step === 'brew' ? { malt: 3, hops: 1, yeast: 1 } : undefined}
            excess={step === 'overflow' ? 3 : undefined}
            excessWord="give back 1 more"
            narrow={fit === 'narrow'}
          />
        ),
        line: () => (
          <Line
            {...choices('Production line', legalIn('brew', ['line', 'pub']), step === 'brew' ? 'line' : undefined)}
            tanks={double ? [at.stout, at.vanilla] : step === 'brew' ? [null] : [at.stout]}
            bottles={double ? [at.pumpkin, null] : [at.pumpkin]}
            pub={query.has('nopub') ? undefined : step === 'brew' ? null : at.ale}
            freight={
              double
                ? [at.ale, at.ale, at.stout, at.cup, at.stout, at.porter, at.porter, at.noir, at.sword]
                : [at.ale, at.stout, at.cup]
            }
            truckText="$2"
            words={{ tank: 'Tank', bottling: 'Bottling', truck: 'Truck', freight: 'Freight', pub: 'Pub' }}
            told="Tank: Simply Stout. Bottling: Pumpkin Ale. Freight: 3 batches. Pub: Everyday Ale."
            coming={step === 'brew' ? { batch: at.porter, at: 'line' } : undefined}
          />
        ),
        tiles: () => <TileRow {...choices('Tiles', NONE)} tiles={at.tiles(double)} />,
        lab: () => (
          <Lab
            {...choices(
              'Research lab',
              legalIn('lab', ['malting', 'hopping', 'fermentation']),
              step === 'lab' ? 'hopping' : undefined,
            )}
            title="Lab"
            seat="red"
            tracks={at.tracks}
            coming={step === 'lab' ? 'hopping' : undefined}
          />
        ),
        staff: () => (
          <Staff
            {...choices('Crews and people', NONE)}
            seat="red"
            crewsTitle="Crews"
            crews={[
              { state: 'ready', note: '$2', label: 'First crew, on duty, 2 dollars in Winter' },
              { state: 'ready', note: '$3', label: 'Second crew, on duty, 3 dollars in Winter' },
              { state: 'waiting', note: '6/9', label: 'Third crew, after 9 batches' },
            ]}
            temps={modules ? 1 : 0}
            workers={double ? [...at.mine, at.workers[4], at.workers[5]] : at.mine}
            partners={at.myPartners}
            trade={(partner, number) => ({ id: `${partner.id}/${number}`, signs: partner.trades[number] })}
          />
        ),
      }}
      rivals={fit => (
        <For each={rivals()}>
          {one => <RivalAtAGlance {...one} dense={fit === 'wide' && seats > 4} spacious={fit !== 'wide'} />}
        </For>
      )}
      log={() => <Log />}
      sheet={sheet()}
      sheetWords={{ fold: 'Look below', unfold: 'Back to the choice' }}
      prompt={fit => (
        <PromptBar
          label="Your decision"
          question={speech.question}
          preview={speech.preview}
          refusal={refused() ? { text: 'Marieke stands there already.', rule: 'BC-5.12' } : undefined}
          answers={[
            { label: 'Undo', icon: 'undo', onPress: () => {} },
            { label: 'Restart turn', icon: 'restart', onPress: () => {} },
            fit === 'wide'
              ? { label: 'Confirm turn', icon: 'check', disabled: true, onPress: () => {} }
              : { label: speech.deed, look: 'primary', onPress: () => {} },
          ]}
        />
      )}
    />
  )
}

function Log() {
  const lines: [SeatColour, string, Cubes?][] = [
    ['black', 'Brouwbot: Grain & Hop Cart', { malt: 2, hops: 1 }],
    ['yellow', 'Tomas hires a second crew'],
    ['blue', 'Marieke hires the Tour Guide'],
    ['red', 'You: Specialty Stall', { malt: 1, fruit: 1 }],
    ['black', 'Brouwbot visits the investor'],
    ['yellow', 'Tomas empties the Yeast Bank', { yeast: 2 }],
    ['blue', 'Marieke empties the Malt House', { malt: 3 }],
  ]
  return (
    <section class="bc-log">
      <h2>Log</h2>
      <ol class="log" tabindex="0" aria-label="Log">
        <For each={lines}>
          {([seat, text, cubes]) => (
            <LogLine
              seat={seat}
              text={text}
              now={seat === 'red'}
              changes={
                cubes && [
                  {
                    amount: Object.values(cubes).reduce((a, b) => a + b, 0),
                    art: <CubeRow of={cubes} size={14} />,
                    name: 'cubes',
                  },
                ]
              }
            />
          )}
        </For>
      </ol>
    </section>
  )
}

document.documentElement.dataset.theme = ask('theme', 'day')
document.documentElement.dataset.text = ask('text', '')
const root = document.getElementById('taproom')
if (root) render(() => <Table />, root)
