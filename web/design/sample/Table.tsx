import type { Fit } from '@taproom/board'
import {
  Barrels,
  Garden,
  GlyphIcon,
  Layout,
  Peek,
  PocketTrack,
  type Privilege,
  PrivilegeHand,
  ProductionTrack,
  Purse,
  Ring,
  SeatAtAGlance,
  Spots,
  type Tab,
  TileIcon,
} from '@taproom/heaven-and-ale/board'
import { createSignal, For, Show } from 'solid-js'
import { PromptBar, SeatBadge, type SeatColour, TableHeader } from '../index.ts'
import { Log } from './Log.tsx'
import * as at from './position.ts'

const HOPS = { kind: 'hops', number: 5 } as const
const NONE: ReadonlySet<string> = new Set()
const HAND: Privilege[] = ['priv-colour', 'priv-barrels', 'priv-ducats', 'priv-rearmost']

/** One frozen decision: choosing a site for the hops 5. `?step=move` shows the decision before it. */
export function Table(props: { step: string; tab: Tab; seats: number }) {
  const [tab, setTab] = createSignal<Tab>(props.tab)
  const [over, setOver] = createSignal<string | null>('shade-6')
  const [refused, setRefused] = createSignal(false)
  const placing = props.step !== 'move'
  const sites = placing ? new Set(at.free.map(site => site.id)) : NONE
  const reachable = placing ? NONE : new Set(['start', ...at.spaces.slice(8).map(space => space.id)])
  const held = () => {
    const site = over()
    return placing && site && sites.has(site) ? site : undefined
  }
  const price = () => at.prices[held() ?? '']
  const enclosing = () => held() === 'shade-6'
  const choices = (name: string, legal: ReadonlySet<string>) => ({
    name,
    legal,
    label: (id: string) => `${id}${at.prices[id] && legal.has(id) ? `, ${at.prices[id]} ducats` : ''}`,
    onPick: (id: string) => (legal.has(id) ? setRefused(false) : setRefused(true)),
  })
  const glance = (seat: SeatColour, name: string, note: string, ducats: number) => (
    <SeatAtAGlance
      label={`${name}, ${note}, ${ducats} ducats`}
      name={name}
      note={note}
      seat={seat}
      ducats={ducats}
      cells={seat === 'yellow' ? at.noorCells : at.bramCells}
      tiles={seat === 'yellow' ? at.noor : at.bram}
      sheds={seat === 'yellow' ? {} : { 'shed-1': 0 }}
      discs={4}
      cards={2}
      barrels={1}
      dense={props.seats > 3}
    />
  )
  const goals = (fit: Fit) => (
    <Barrels
      name="Barrels"
      goals={at.goals}
      points={{ large: 4, small: 2 }}
      word={goal => at.GOAL_WORDS[goal]}
      label={goal => `${at.GOAL_WORDS[goal]}: ${at.goals[goal].have} of ${at.goals[goal].need}`}
      onPick={() => {}}
      spacious={fit !== 'wide'}
    />
  )
  return (
    <Layout
      tab={tab()}
      onTab={setTab}
      tabsLabel="Parts of the table"
      tabWords={{ garden: 'Garden', cloister: 'Cloister', barrels: 'Barrels', seats: 'Seats', log: 'Log' }}
      header={() => (
        <TableHeader
          brand="Taproom"
          homeLabel="Taproom, to the front page"
          onHome={() => {}}
          title="Heaven & Ale"
          aside="round 3 of 4"
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
      chips={() => (
        <div class="ha-chips">
          <For
            each={
              [
                { seat: 'yellow', name: 'Noor', ducats: 6 },
                { seat: 'red', name: 'Ida', ducats: 14 },
                { seat: 'blue', name: 'Bram', ducats: 11 },
              ] as const
            }
          >
            {one => (
              <button type="button" class="ha-chip" classList={{ acting: one.seat === 'red' }}>
                <SeatBadge seat={one.seat} size={17} />
                <span class="name">{one.name}</span>
                <span class="ducats">
                  <GlyphIcon of="ducat" />
                  {one.ducats}
                </span>
              </button>
            )}
          </For>
        </div>
      )}
      cloister={fit => (
        <Ring
          {...choices('Cloister', reachable)}
          shape={fit === 'narrow' ? 'tall' : 'wide'}
          spaces={placing ? at.spaces.map((space, i) => (i === 7 ? { ...space, taken: 0 } : space)) : at.spaces}
          figures={at.figures.slice(0, props.seats)}
          chosen={placing || fit === 'wide' ? undefined : 'space-9'}
          behind={8}
          here={8}
          firstWord="1st"
          court={
            <>
              <Show
                when={fit === 'wide'}
                fallback={
                  <Peek
                    title="Space 9"
                    tiles={[
                      {
                        face: { kind: 'water', number: 4 },
                        costs: [
                          { glyph: 'shade', text: '4', label: 'in the shade' },
                          { glyph: 'sun', text: '8', label: 'in the sun' },
                        ],
                      },
                      {
                        face: { kind: 'wood', number: 2 },
                        costs: [
                          { glyph: 'shade', text: '2', label: 'in the shade' },
                          { glyph: 'sun', text: '4', label: 'in the sun' },
                        ],
                      },
                    ]}
                    note="One step ahead. Noor and Bram have passed it."
                  />
                }
              >
                {goals('wide')}
              </Show>
              <div class="round">
                <span>
                  <b>Round 3 of 4</b>nobody home yet
                </span>
                <span>20 steps home</span>
              </div>
            </>
          }
        />
      )}
      garden={fit => (
        <Garden
          {...choices('Your garden', sites)}
          onPreview={id => setOver(id)}
          tiles={at.mine}
          sheds={at.sheds}
          open={at.open}
          prices={at.prices}
          preview={held() ? { site: held() ?? '', face: HOPS, price: price() } : undefined}
          shedPreview={enclosing() ? { 'shed-4': { type: 2, sum: 15, steps: 1 } } : undefined}
          snug={fit !== 'wide'}
          factors={{ sun: '×2', shade: '×1' }}
          left={
            <>
              <Show when={fit === 'wide'}>
                <div class="ha-name">
                  <SeatBadge seat="red" size={17} />
                  Ida
                </div>
              </Show>
              <Purse label="14 ducats" ducats={14} after={held() ? 14 - price() : undefined} />
            </>
          }
          right={
            <>
              <Show when={fit === 'wide'}>
                <span>Privileges in hand</span>
              </Show>
              <PrivilegeHand {...choices('Privileges in hand', NONE)} cards={HAND} />
            </>
          }
        />
      )}
      spots={() => (
        <Spots
          {...choices('Scoring spots', NONE)}
          discs={{ 'spot-x': 4, 'spot-water': true, 'spot-barley': true, 'spot-gardener': true }}
          cards={['open', 'open', 'priv-brewmaster', 'open', 'open']}
        />
      )}
      track={fit => {
        const track = () => ({
          ...choices('Production track', NONE),
          cells: at.myCells,
          zones: at.zones,
          preview: enclosing() ? { brewmaster: 1 } : undefined,
        })
        return fit === 'wide' ? <ProductionTrack {...track()} /> : <PocketTrack {...track()} />
      }}
      barrels={goals}
      seats={() => (
        <>
          {glance('yellow', 'Noor', 'moves last', 6)}
          {glance('blue', 'Bram', 'moves next', 11)}
          <Show when={props.seats > 3}>{glance('green', 'Wim', 'home', 2)}</Show>
        </>
      )}
      log={() => <Log />}
      prompt={fit => (
        <PromptBar
          label="Your decision"
          art={placing ? <TileIcon face={HOPS} /> : undefined}
          question={
            placing ? (
              <>
                Choose a site for the <b>hops 5</b>: 5 ducats in the shade, 10 in the sun
              </>
            ) : (
              'Choose the space your figure walks to'
            )
          }
          preview={
            <Show when={enclosing()}>
              <b>Here:</b> 14 to <b>9 ducats</b>
              <span class="then">·</span>shed, sum 15: <b>brewmaster +1</b>, now <b>4:1 ×3</b>
              <span class="then">·</span>then activate two opposite tiles
            </Show>
          }
          refusal={refused() ? { text: 'Tiles go on free sites only.', rule: 'HA-6.4' } : undefined}
          answers={[
            { label: 'Undo', icon: 'undo', onPress: () => {} },
            { label: 'Restart turn', icon: 'restart', onPress: () => {} },
            fit === 'wide'
              ? { label: 'Confirm turn', icon: 'check', disabled: true, onPress: () => {} }
              : !placing
                ? { label: 'Walk here', look: 'primary' as const, onPress: () => {} }
                : {
                    label: 'Place here for 5',
                    look: 'primary',
                    art: <TileIcon face={HOPS} size={26} />,
                    onPress: () => {},
                  },
          ]}
        />
      )}
    />
  )
}
