import { For, Index, Show } from 'solid-js'
import { Cap, Coin, Cube, Face, Glyph, type GlyphName, GoldLabel, Rep, SeatIcon } from './art/index.ts'
import { type Batch, kindsIn, type SeatColour } from './kinds.ts'
import type { readHead, readRival } from './read/brewery.ts'
import { TILE_GLYPH } from './TileRow.tsx'

interface RivalProps extends ReturnType<typeof readRival> {
  /** The accessible summary of this seat. */
  label: string
  /** What explains it. */
  self: string
  seat: SeatColour
  name: string
  note?: string
  /** The word on the First Player marker, for whoever holds it. */
  first?: string
  acting?: boolean
  /** In two lines, where four of them share a rail. */
  dense?: boolean
  /** With every kind of cube, where there is room. */
  spacious?: boolean
  onPress?: () => void
}

/** Another brewery at a glance: what is in its line, what it has, what it owes. */
export function RivalAtAGlance(props: RivalProps) {
  const held = () => kindsIn(props.cubes).reduce((n, kind) => n + (props.cubes[kind] ?? 0), 0)
  const size = () => (props.dense ? 19 : props.tanks.length > 1 ? 20 : 23)
  const number = (glyph: GlyphName, n: number | string) => (
    <span>
      <Glyph of={glyph} />
      {n}
    </span>
  )
  const line = () => (
    <span class="line">
      <Index each={props.tanks}>{batch => <Place batch={batch()} size={size()} />}</Index>
      <Glyph of="arrow" size={13} />
      <Index each={props.bottles}>{batch => <Place batch={batch()} size={size()} />}</Index>
      <Show when={props.pub !== undefined}>
        <Glyph of="house" size={14} />
        <Place batch={props.pub ?? null} size={size()} />
      </Show>
    </span>
  )
  return (
    <button
      type="button"
      class="bc-rival"
      data-seat={props.seat}
      data-thing={props.self}
      classList={{ dense: props.dense, spacious: props.spacious, acting: props.acting }}
      aria-label={props.label}
      onClick={() => props.onPress?.()}
    >
      <span class="head">
        <SeatIcon seat={props.seat} size={16} />
        <b class="name">{props.name}</b>
        <Show when={props.first}>
          <span class="first">{props.first}</span>
        </Show>
        <span class="note">{props.note}</span>
        <span class="score">
          <Rep />
          {props.points}
        </span>
        <span class="score">
          <Coin />
          {props.money}
        </span>
      </span>
      <span class="row">
        {line()}
        <span class="end">
          {number('crate', props.freight)}
          <Show when={!props.spacious && !props.dense}>{number('store', held())}</Show>
          <Show when={props.dense}>
            <span class="bill" classList={{ short: props.short }}>
              <Glyph of="winter" />
              {props.bill}
            </span>
          </Show>
        </span>
      </span>
      <Show when={!props.dense}>
        <span class="row">
          <span class="numbers">
            {number('crew', props.crews)}
            {number('flask', props.lab)}
            <Show when={props.labels}>
              <span>
                <GoldLabel points={props.labelPoints} size={21} />
                {props.labels}
              </span>
            </Show>
            <Show when={props.secrets}>{number('card', props.secrets)}</Show>
          </span>
          <span class="end">
            <Show when={props.loans}>
              <span class="bill short">
                <Glyph of="bill" />
                {props.loans}
              </span>
            </Show>
            <span class="bill" classList={{ short: props.short }}>
              <Glyph of="winter" />
              {props.bill}
            </span>
          </span>
        </span>
      </Show>
      <Show when={props.dense || props.built.length + props.staff.length > 0}>
        <span class="built">
          <Show when={props.dense}>
            {number('crew', props.crews)}
            {number('flask', props.lab)}
          </Show>
          <For each={props.built}>{tile => <Glyph of={TILE_GLYPH[tile]} size={15} />}</For>
          <For each={props.staff}>{worker => <Face number={worker} size={16} />}</For>
        </span>
      </Show>
      <Show when={props.spacious}>
        <span class="row">
          <span class="numbers cubes">
            <For each={kindsIn(props.cubes)}>
              {kind => (
                <span>
                  <Cube of={kind} size={17} />
                  {props.cubes[kind]}
                </span>
              )}
            </For>
          </span>
          <span class="end">{number('store', `${held()}/${props.capacity}`)}</span>
        </span>
      </Show>
    </button>
  )
}

function Place(props: { batch: Batch | null; size: number }) {
  return (
    <Show when={props.batch} fallback={<i class="empty" />}>
      {batch => <Cap batch={batch()} size={props.size} />}
    </Show>
  )
}

interface SeatChipProps extends ReturnType<typeof readHead> {
  label: string
  self: string
  seat: SeatColour
  /** Holds the First Player marker. */
  first?: boolean
  acting?: boolean
  onPress: () => void
}

/** One seat in the row of chips above a narrow table. */
export function SeatChip(props: SeatChipProps) {
  return (
    <button
      type="button"
      class="bc-chip"
      data-seat={props.seat}
      data-thing={props.self}
      classList={{ acting: props.acting }}
      aria-label={props.label}
      onClick={() => props.onPress()}
    >
      <Show when={props.first}>
        <Glyph of="pennant" class="flag" />
      </Show>
      <SeatIcon seat={props.seat} size={15} />
      <span>
        <Rep size={15} />
        {props.points}
      </span>
      <span>
        <Coin size={15} />
        {props.money}
      </span>
    </button>
  )
}
