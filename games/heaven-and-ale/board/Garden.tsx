import { createSteady, PickShape, useChoices } from '@taproom/board'
import { createMemo, For, Index, type JSX, Show } from 'solid-js'
import { Glyph, type GlyphName, hexPath, Shed, Tile, Unspoken } from './art/index.ts'
import { GardenGround } from './GardenGround.tsx'
import { type ShedType, signed, type TileFace } from './kinds.ts'
import { Marks } from './Marks.tsx'
import { Pill } from './Pill.tsx'
import { GARDEN_HEIGHT, HEX, SITES, type Site, siteAt } from './places.ts'

export interface Gain {
  amount: number
  glyph: GlyphName
}

export interface GardenProps {
  name: string
  tiles: Readonly<Record<string, TileFace>>
  /** Sheds that stand. */
  sheds: Readonly<Record<string, { type: ShedType; sum: number; lit?: readonly number[] }>>
  /** Shed sites still open: how many of six neighbours lie there, and their sum. */
  open: Readonly<Record<string, { filled: number; sum: number }>>
  /** What a legal site would cost. */
  prices?: Readonly<Record<string, number>>
  /** The tile at hand, held over a site. */
  preview?: { site: string; face: TileFace; price?: number }
  /** Shed sites the preview would enclose. */
  shedPreview?: Readonly<Record<string, { type: ShedType; sum: number; steps: number }>>
  /** What tiles would pay, for the preview of a disc or a shed. */
  gains?: Readonly<Record<string, Gain>>
  /** The gains have just been paid. */
  paid?: boolean
  /** Only what can be chosen is in full light. */
  spotlight?: boolean
  /** Tighter margins, for a phone. */
  snug?: boolean
  factors?: { sun: string; shade: string }
  /** By which name the halves of this garden are explained. */
  thing: (name: string) => string
  left?: JSX.Element
  right?: JSX.Element
}

/** What a tight garden leaves out above and below. */
const SNUG = 6

export function Garden(props: GardenProps) {
  const choices = useChoices()
  const width = () => (props.snug ? 430 : 450)
  // A site looks again only when something changes there.
  const plots = createSteady(() =>
    SITES.map(
      ({ id }): Plot => ({
        tile: props.tiles[id],
        shed: props.sheds[id],
        coming: props.shedPreview?.[id],
        open: props.open[id],
      }),
    ),
  )
  const view = () => (props.snug ? `0 ${SNUG} 430 ${GARDEN_HEIGHT - 2 * SNUG}` : `0 0 450 ${GARDEN_HEIGHT}`)
  const legal = createMemo(() => SITES.filter(({ id }) => choices.legal.has(id)))
  const rings = () =>
    legal()
      .map(site => outlineOf(site, width()))
      .join('')
  const free = createMemo(() => legal().filter(({ id }) => props.prices?.[id] && !props.tiles[id]))
  const at = (id: string) => siteAt(SITES.find(site => site.id === id) ?? SITES[0], width())
  return (
    <div class="ha-garden" classList={{ snug: props.snug, spotlight: props.spotlight }}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
      <svg viewBox={view()} role="group" aria-label={props.name}>
        <Unspoken>
          <GardenGround
            width={width()}
            height={GARDEN_HEIGHT}
            inset={props.snug ? SNUG : 0}
            factors={props.snug ? undefined : props.factors}
            thing={props.thing}
          />
        </Unspoken>
        <Index each={plots()}>{(plot, i) => <SiteHex site={SITES[i]} plot={plot()} width={width()} />}</Index>
      </svg>
      <Marks view={view()}>
        <path class="ha-rings" d={rings()} />
        <For each={free()}>{site => <Price {...siteAt(site, width())} cost={props.prices?.[site.id] ?? 0} />}</For>
        <g class="ha-above" classList={{ 'ha-paid': props.paid }}>
          <Show when={props.preview}>
            {preview => {
              const spot = () => at(preview().site)
              return (
                <>
                  <path d={hexPath(spot().x, spot().y + 4, HEX * 1.17)} fill="var(--ha-cast)" />
                  <path d={hexPath(spot().x, spot().y, HEX * 1.19)} fill="var(--copper)" />
                  <path d={hexPath(spot().x, spot().y, HEX * 1.09)} fill="var(--panel)" />
                  <Tile face={preview().face} x={spot().x} y={spot().y} w={HEX * 0.99} flat />
                  <Show when={preview().price}>
                    {price => <Pill x={spot().x} y={spot().y + 34} glyph="ducat" text={signed(-price())} />}
                  </Show>
                </>
              )
            }}
          </Show>
          <For each={Object.entries(props.shedPreview ?? {})}>
            {([id, shed]) => <Pill x={at(id).x} y={at(id).y + 32} glyph="brewmaster" text={signed(shed.steps)} />}
          </For>
          <For each={Object.entries(props.gains ?? {})}>
            {([id, gain]) => <Pill x={at(id).x} y={at(id).y + 29} glyph={gain.glyph} text={signed(gain.amount)} />}
          </For>
        </g>
      </Marks>
      <div class="ha-corner left">{props.left}</div>
      <div class="ha-corner right">{props.right}</div>
    </div>
  )
}

function outlineOf(site: Site, width: number): string {
  const { x, y } = siteAt(site, width)
  return hexPath(x, y, HEX * 0.9)
}

/** What there is to see at one site. */
interface Plot {
  tile?: TileFace
  shed?: GardenProps['sheds'][string]
  coming?: { type: ShedType; sum: number }
  open?: GardenProps['open'][string]
}

function SiteHex(props: { site: Site; plot: Plot; width: number }) {
  const id = () => props.site.id
  const spot = () => siteAt(props.site, props.width)
  return (
    <PickShape place={id()} outline={outlineOf(props.site, props.width)} class={`ringed ${props.site.half}`}>
      <Show when={props.site.half !== 'shed'} fallback={<ShedSite plot={props.plot} x={spot().x} y={spot().y} />}>
        <Show when={props.plot.tile} fallback={<path class="ha-site" d={hexPath(spot().x, spot().y, HEX * 0.94)} />}>
          {face => <Tile face={face()} x={spot().x} y={spot().y} w={HEX * 0.94} />}
        </Show>
      </Show>
    </PickShape>
  )
}

function Price(props: { x: number; y: number; cost: number }) {
  const wide = () => props.cost > 9
  const left = () => props.x - (wide() ? 19.5 : 14.5)
  return (
    <g>
      <Glyph of="ducat" x={left() + 7} y={props.y} size={17} />
      <text x={left() + 18} y={props.y + 6.5} font-weight="700" font-size="18" fill="var(--ink)">
        {props.cost}
      </text>
    </g>
  )
}

function ShedSite(props: { plot: Plot; x: number; y: number }) {
  const open = () => props.plot.open ?? { filled: 0, sum: 0 }
  return (
    <Show
      when={props.plot.shed}
      fallback={
        <Show
          when={props.plot.coming}
          fallback={
            <g color="var(--ink-soft)">
              <path class="ha-site open" d={hexPath(props.x, props.y, HEX * 0.94)} />
              <Glyph of="roof" x={props.x} y={props.y - 18} size={17} />
              <text x={props.x} y={props.y + 7} text-anchor="middle" font-size="15" fill="var(--ink)" font-weight="700">
                {open().filled}
                <tspan font-weight="500" fill="var(--ink-soft)">
                  /6
                </tspan>
              </text>
              <Glyph of="sum" x={props.x - (open().sum > 9 ? 10 : 6)} y={props.y + 19} size={12} />
              <text
                x={props.x + (open().sum > 9 ? -3 : 1)}
                y={props.y + 24}
                font-size="15"
                fill="var(--ink-soft)"
                font-weight="500"
              >
                {open().sum}
              </text>
            </g>
          }
        >
          {next => (
            <g class="ha-coming">
              <Shed type={next().type} sum={next().sum} x={props.x} y={props.y} w={HEX * 0.94} />
              <path d={hexPath(props.x, props.y, HEX * 0.92)} fill="none" stroke="var(--copper)" stroke-width="2.4" />
            </g>
          )}
        </Show>
      }
    >
      {built => <Shed type={built().type} sum={built().sum} lit={built().lit} x={props.x} y={props.y} w={HEX * 0.94} />}
    </Show>
  )
}
