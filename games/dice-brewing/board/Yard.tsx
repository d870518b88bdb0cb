import { thing } from '@taproom/board'
import { For, Show } from 'solid-js'
import { BlockingPiece, GlyphIcon, Roof } from './art/index.ts'
import { FieldSpot } from './Field.tsx'
import { at, BUILDINGS, type Building, FIELDS, type Field, type FieldPrint, type YardData } from './kinds.ts'
import type { BoardWords } from './words.ts'
import './yard.css'
import './yard-pocket.css'

export interface YardProps {
  name: string
  /** Whose it is. */
  seat: number
  yard: YardData
  print: Readonly<Record<Field, FieldPrint>>
  /** How many players may use a field in one round. */
  room: number
  words: BoardWords
  /** Without chimneys and words, for a phone. */
  pocket?: boolean
}

const FIELDS_OF: Record<Building, readonly Field[]> = {
  'malt-house': FIELDS.slice(0, 3),
  'hop-plantation': FIELDS.slice(3, 5),
  'craft-school': FIELDS.slice(5, 8),
  'seed-department': FIELDS.slice(8),
}
const WIDTHS: Record<Building, number> = {
  'malt-house': 262,
  'hop-plantation': 178,
  'craft-school': 220,
  'seed-department': 280,
}

/** One's own four buildings with their eleven fields. */
export function Yard(props: YardProps) {
  return (
    <section class="db-yard" classList={{ pocket: props.pocket }} aria-label={props.name}>
      <For each={BUILDINGS}>
        {building => (
          <div class={`db-building ${building}`} style={{ '--w': WIDTHS[building] }}>
            <div class="eaves" {...thing(at.building(props.seat, building))}>
              <Show when={!props.pocket}>
                <Roof of={building} width={WIDTHS[building]} />
              </Show>
              <h2>{props.words.buildings[building]}</h2>
            </div>
            <div class="fields">
              <For each={FIELDS_OF[building]}>
                {field => (
                  <FieldSpot
                    field={field}
                    data={props.yard.fields[field]}
                    print={props.print[field]}
                    room={props.room}
                    word={props.words.fields[field]}
                  />
                )}
              </For>
            </div>
            <Show when={props.yard.shut[building]}>
              {shut => (
                <div class={`shut ${shut().by}`} {...thing(at.lock(building))}>
                  <Show when={shut().by === 'token'} fallback={<GlyphIcon of="lock" />}>
                    <BlockingPiece token="block-building" />
                  </Show>
                  {shut().text}
                </div>
              )}
            </Show>
          </div>
        )}
      </For>
    </section>
  )
}
