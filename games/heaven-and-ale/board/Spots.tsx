import { PickShape, thing } from '@taproom/board'
import { For, Show } from 'solid-js'
import { type Box, PAIR_NAMES, type PrivilegeNumbers } from '../components/index.ts'
import { boxPath, Disc, Glyph, type GlyphName, PrivilegeFace, roundPath } from './art/index.ts'
import { isMonk, type Privilege, type Spot } from './kinds.ts'

export interface SpotsProps {
  name: string
  /** Spots with a disc. On spot-x the number that was named. */
  discs: Partial<Readonly<Record<Spot, number | true>>>
  /** Which spots belong together. */
  pairs: Box['pairs']
  /** What stands on the privilege cards. */
  numbers: PrivilegeNumbers
  /** What lies beside the five pairs: a card, nothing yet, or nothing ever again. */
  cards: readonly (Privilege | 'open' | 'lost')[]
  /** What the place of a pair's card is called, and by which name it is explained. */
  pairLabel: (pair: number) => string
  thing: (name: string) => string
}

const PAIR = 86
const GAP = 5
const R = 19

const kindOf = (spot: Spot) => spot.slice(5)

/** Ten scoring spots in five pairs, each with the place for its privilege card. */
export function Spots(props: SpotsProps) {
  return (
    /* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */
    <svg class="ha-spots" viewBox={`0 0 ${5 * PAIR + 4 * GAP} 76`} role="group" aria-label={props.name}>
      <For each={props.pairs}>
        {(pair, i) => {
          const x = () => i() * (PAIR + GAP)
          return (
            <>
              <rect x={x() + 0.5} y=".5" width={PAIR - 1} height="75" rx="9" fill="var(--panel)" stroke="var(--line)" />
              <path d={`M${x() + 22} 24h42`} stroke="var(--line)" stroke-width="4" />
              <For each={pair}>
                {(spot, j) => (
                  <SpotHole spot={spot} x={x() + PAIR / 2 + (j() ? 20.5 : -20.5)} y={24} disc={props.discs[spot]} />
                )}
              </For>
              <g {...thing(props.thing(PAIR_NAMES[i()]), props.pairLabel(i()))}>
                <CardPlace card={props.cards[i()] ?? 'open'} numbers={props.numbers} x={x()} />
              </g>
            </>
          )
        }}
      </For>
    </svg>
  )
}

function SpotHole(props: { spot: Spot; x: number; y: number; disc: number | true | undefined }) {
  const kind = () => kindOf(props.spot)
  const number = () => props.spot === 'spot-x'
  const tint = () => (number() ? 'var(--ink-soft)' : `var(--ha-${isMonk(kind()) ? 'monk' : kind()})`)
  return (
    <PickShape
      place={props.spot}
      outline={roundPath(props.x, props.y, R - 0.5)}
      reach={{ x: props.x, y: props.y, w: 45, h: 48 }}
    >
      <Show
        when={props.disc}
        fallback={
          <g>
            <circle
              cx={props.x}
              cy={props.y}
              r={R - 2}
              fill={`color-mix(in srgb, ${tint()} 18%, var(--panel))`}
              stroke={kind() === 'yeast' ? 'var(--ha-yeast-edge)' : tint()}
              stroke-width="2.6"
            />
            <Show
              when={!number()}
              fallback={
                <text
                  x={props.x}
                  y={props.y + 7}
                  text-anchor="middle"
                  font-weight="800"
                  font-size="19"
                  fill="var(--ink)"
                >
                  X
                </text>
              }
            >
              <Glyph
                of={kind() as GlyphName}
                x={props.x}
                y={props.y}
                size={R * 1.16}
                fill={isMonk(kind()) ? 'var(--ink)' : undefined}
                edge={isMonk(kind()) ? 'var(--panel)' : undefined}
              />
            </Show>
          </g>
        }
      >
        {held => (
          <Disc
            x={props.x}
            y={props.y}
            r={R}
            text={number() ? (typeof held() === 'number' ? String(held()) : 'X') : undefined}
          >
            <Show when={!number()}>
              <Glyph of={kind() as GlyphName} x={props.x} y={props.y} size={R * 1.06} />
            </Show>
          </Disc>
        )}
      </Show>
    </PickShape>
  )
}

function CardPlace(props: { card: Privilege | 'open' | 'lost'; numbers: PrivilegeNumbers; x: number }) {
  const placed = () => (props.card === 'open' || props.card === 'lost' ? undefined : props.card)
  const path = () => boxPath(props.x + 6.5, 47.5, PAIR - 13, 23, 6)
  return (
    <g>
      <Show
        when={placed()}
        fallback={
          <g color="var(--ink-soft)">
            <path
              d={path()}
              fill={props.card === 'lost' ? 'var(--board)' : 'none'}
              stroke="var(--line-strong)"
              stroke-dasharray={props.card === 'lost' ? undefined : '4 3'}
            />
            <Show
              when={props.card === 'open'}
              fallback={<path d={`M${props.x + 33} 59h20`} stroke="var(--ink-soft)" stroke-width="2" />}
            >
              <Glyph of="card" x={props.x + PAIR / 2} y={59} size={16} />
            </Show>
          </g>
        }
      >
        {card => (
          <>
            <path d={path()} fill="var(--oak)" stroke="var(--amber)" stroke-width="1.2" />
            <g transform={`translate(${props.x + PAIR / 2} 59)`}>
              <PrivilegeFace of={card()} numbers={props.numbers} lying />
            </g>
          </>
        )}
      </Show>
    </g>
  )
}
