import {
  Barrel,
  Disc,
  Figure,
  Glyph,
  type GlyphName,
  MONKS,
  PIECES,
  PRIVILEGES,
  PrivilegeFace,
  RESOURCES,
  Shed,
  type ShedType,
  Tile,
} from '@taproom/heaven-and-ale/board'
import { createSignal, For } from 'solid-js'
import {
  Button,
  Chip,
  Dialog,
  SEAT_SHAPES,
  SeatBadge,
  type SeatColour,
  SeatName,
  Segmented,
  Toggle,
  Tooltip,
} from '../index.ts'

const SEATS = Object.keys(SEAT_SHAPES) as SeatColour[]
const GLYPHS = [
  ...PIECES,
  ...MONKS,
  'ducat',
  'sun',
  'shade',
  'barrel',
  'disc',
  'card',
  'roof',
  'rearmost',
  'sum',
] as GlyphName[]

/** Every control and every piece once, larger than life. */
export function Controls() {
  const [open, setOpen] = createSignal(new URLSearchParams(location.search).has('dialog'))
  const [on, setOn] = createSignal(true)
  const [size, setSize] = createSignal<'s' | 'm' | 'l'>('m')
  return (
    <main style="padding:24px;display:grid;gap:18px;max-width:1000px">
      <h1>Controls and pieces</h1>
      <div style="display:flex;gap:10px;flex-wrap:wrap">
        <Button label="Play now" look="primary" onPress={() => setOpen(true)} />
        <Button label="Undo" icon="undo" onPress={() => {}} />
        <Button label="Not now" disabled onPress={() => {}} />
        <Button label="Leave the match" look="danger" onPress={() => {}} />
        <Button label="Quiet" look="quiet" onPress={() => {}} />
        <Tooltip text="Settings">
          <Button label="Settings" icon="settings" iconOnly onPress={() => {}} />
        </Tooltip>
        <Chip label="Your turn" on art={<SeatBadge seat="red" />} />
        <Chip label="Watch" onPress={() => {}} />
        <Segmented
          label="Text size"
          options={[
            { id: 's', label: 'Small' },
            { id: 'm', label: 'Medium' },
            { id: 'l', label: 'Large' },
          ]}
          value={size()}
          onChange={setSize}
        />
      </div>
      <div style="display:flex;gap:18px">
        <For each={SEATS}>{seat => <SeatName seat={seat} name={seat} size={20} />}</For>
      </div>
      <div style="max-width:360px">
        <Toggle label="Confirm at the end of a turn" hint="Undo stays possible until then" on={on()} onChange={setOn} />
        <Toggle label="Sounds" on={!on()} onChange={value => setOn(!value)} />
      </div>
      <svg viewBox="0 0 1000 330" role="img" aria-label="Pieces" style="background:var(--board);border-radius:12px">
        <For each={GLYPHS}>{(glyph, i) => <Glyph of={glyph} x={30 + i() * 50} y={30} size={34} />}</For>
        <For each={RESOURCES}>
          {(kind, i) => <Tile face={{ kind, number: i() + 1 }} x={60 + i() * 96} y={116} w={86} />}
        </For>
        <For each={MONKS}>{(kind, i) => <Tile face={{ kind }} x={550 + i() * 106} y={116} w={96} />}</For>
        <For each={[0, 1, 2, 3, 4] as ShedType[]}>
          {type => <Shed type={type} sum={type * 6 + 3} x={60 + type * 96} y={230} w={86} />}
        </For>
        <For each={SEATS}>
          {(seat, i) => (
            <g transform={`translate(${550 + i() * 44} 260) scale(1.4)`}>
              <Figure seat={seat} />
            </g>
          )}
        </For>
        <Disc x={790} y={230} r={26} text="ABC" />
        <Disc x={850} y={230} r={26} text="4" />
        <Barrel x={900} y={230} size="large" points={4} />
        <Barrel x={930} y={230} size="small" points={2} />
        <Barrel x={962} y={230} size="large" points={4} holder="black" />
        <For each={PRIVILEGES}>
          {(card, i) => (
            <g transform={`translate(${580 + i() * 60} 300)`}>
              <rect x="-24" y="-26" width="48" height="52" rx="6" fill="var(--oak)" stroke="var(--amber)" />
              <PrivilegeFace of={card} />
            </g>
          )}
        </For>
      </svg>
      <Dialog
        open={open()}
        title="Leave the match?"
        closeLabel="Close"
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button label="Stay" onPress={() => setOpen(false)} />
            <Button label="Leave, a bot takes my seat" look="primary" onPress={() => setOpen(false)} />
          </>
        }
      >
        Your seat goes to a bot. You can come back to it as long as the match runs.
      </Dialog>
    </main>
  )
}
