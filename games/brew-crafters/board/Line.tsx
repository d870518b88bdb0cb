import { Pick } from '@taproom/board'
import { Index, Show } from 'solid-js'
import { CapAt } from './art/index.ts'
import type { Batch } from './kinds.ts'
import { Bottling, Crates, Defs, Ground, Kettle, Pipe, PubHouse, Truck } from './LineArt.tsx'
import type { readLine } from './read/brewery.ts'
import { useWhose } from './whose.ts'
import type { BoardWords } from './words.ts'

interface LineProps extends ReturnType<typeof readLine> {
  name: string
  words: BoardWords['stations']
  /** A batch that would enter the line or the pub. */
  coming?: { batch: Batch; at: 'line' | 'pub' }
  /** The whole line is what a crew can work on, not one tank. */
  whole?: boolean
  /** Selling is what would happen: the truck and the pub show it. */
  selling?: boolean
}

export const LINE_W = 456
export const LINE_H = 121

/** From the storehouse's pipe to the crates: tank, bottling, truck, freight, and the pub beside, on one ground line. */
export function Line(props: LineProps) {
  const whose = useWhose()
  const double = () => props.tanks.length > 1
  const tankX = () => (double() ? [46, 106] : [74])
  const bottleX = () => (double() ? [172, 218] : [194])
  const cameTo = (i: number) => props.coming?.at === 'line' && props.tanks.findIndex(tank => !tank) === i
  const percent = (x: number) => ({ left: `${(100 * x) / LINE_W}%` })
  return (
    <section class="bc-line" aria-label={props.name}>
      <span class="words" aria-hidden="true">
        <span style={percent(76)} data-thing={whose.name('station/tank')}>
          {props.words.tank}
        </span>
        <span style={percent(194)} data-thing={whose.name('station/bottling')}>
          {props.words.bottling}
        </span>
        <span style={percent(288)} data-thing={whose.name('station/truck')}>
          {props.words.truck}
        </span>
        <span style={percent(358)} data-thing={whose.name('station/freight')}>
          {props.words.freight}
        </span>
        <span style={percent(425)} data-thing={whose.name('pub')}>
          {props.words.pub}
        </span>
      </span>
      <div class="drawing">
        <svg viewBox={`0 0 ${LINE_W} ${LINE_H}`} role="img" aria-label={props.text}>
          <Defs />
          <Ground />
          <Pipe double={double()} />
          <Index each={props.tanks}>
            {(batch, i) => (
              <Kettle x={tankX()[i]} slim={double()} empty={!batch()}>
                <Show when={batch()}>{held => <CapAt batch={held()} x={tankX()[i]} y={49} size={31} />}</Show>
                <Show when={cameTo(i) && props.coming}>
                  {coming => (
                    <g class="bc-ghost">
                      <CapAt batch={coming().batch} x={tankX()[i]} y={49} size={31} />
                    </g>
                  )}
                </Show>
              </Kettle>
            )}
          </Index>
          <g data-thing={whose.name('station/bottling')}>
            <Bottling xs={bottleX()}>
              <Index each={props.bottles}>
                {(batch, i) => (
                  <Show when={batch()}>{held => <CapAt batch={held()} x={bottleX()[i]} y={57} size={31} />}</Show>
                )}
              </Index>
            </Bottling>
          </g>
          <g data-thing={whose.name('station/truck')}>
            <Truck text={props.truckText} lit={props.selling} />
          </g>
          <g data-thing={whose.name('station/freight')}>
            <Crates batches={props.freight} />
          </g>
          <PubHouse built={props.pub !== undefined}>
            <Show when={props.pub}>{held => <CapAt batch={held()} x={425} y={61} size={29} />}</Show>
            <Show when={props.coming?.at === 'pub' && props.coming}>
              {coming => (
                <g class="bc-ghost">
                  <CapAt batch={coming().batch} x={425} y={61} size={29} />
                </g>
              )}
            </Show>
          </PubHouse>
        </svg>
        <Pick
          place="line"
          class="bc-tank"
          style={{ left: `${(100 * 14) / LINE_W}%`, width: `${(100 * (props.whole ? 318 : 124)) / LINE_W}%` }}
        />
        <Pick
          place="pub"
          class="bc-tank"
          style={{ left: `${(100 * 394) / LINE_W}%`, width: `${(100 * 62) / LINE_W}%` }}
        />
      </div>
    </section>
  )
}
