import type { SeatColour } from '@taproom/board'
import { SeatShape } from '@taproom/board/seats'
import { Match, Switch } from 'solid-js'
import type { Gain, Ingredient, Season, Token } from '../kinds.ts'
import { KindTile } from './Die.tsx'
import { Glyph, GlyphIcon } from './glyphs.tsx'

export function SeatMark(props: { seat: SeatColour }) {
  return (
    <svg class="db-seat" viewBox="-0.5 -0.5 17 17" aria-hidden="true">
      <SeatShape seat={props.seat} x={8} y={8} r={7} />
    </svg>
  )
}

export function Coin() {
  return (
    <svg class="db-coin" viewBox="0 0 20 20" aria-hidden="true">
      <circle class="rim" cx="10" cy="10" r="9.3" />
      <circle class="face" cx="10" cy="10" r="6.7" />
      <circle class="hole" cx="10" cy="10" r="2.6" />
    </svg>
  )
}

/** A rosette with a crown: mastery. */
export function Mastery() {
  return (
    <svg class="db-mastery" viewBox="0 0 20 20" aria-hidden="true">
      <path
        class="rosette"
        d="M10 .8l2.3 2.1 3-.6 1 2.9 2.9 1-.6 3L20 10l-2.1 2.3.6 3-2.9 1-1 2.9-3-.6-1.6 1.3-2.3-2.1-3 .6-1-2.9-2.9-1 .6-3L0 10l2.1-2.3-.6-3 2.9-1 1-2.9 3 .6z"
      />
      <path class="crown" d="M5.3 7.6l2.4 1.9L10 5.3l2.3 4.2 2.4-1.9-.9 6H6.2z" />
    </svg>
  )
}

export function SeedPiece() {
  return (
    <svg class="db-seed" viewBox="0 0 36 36" aria-hidden="true">
      <ellipse cx="18" cy="33.5" rx="14" ry="2.3" fill="var(--db-cast)" />
      <circle cx="18" cy="18.5" r="16" fill="#4f6d2b" />
      <circle cx="18" cy="16.8" r="16" fill="#6d9140" />
      <circle cx="18" cy="16.8" r="13" fill="none" stroke="#ddebc0" />
      <g color="#fbfbea">
        <Glyph of="seed" x={18} y={16.5} size={21} />
      </g>
    </svg>
  )
}

/** The berry disc that closes a field; with a glyph it tells which action token closes something larger. */
export function BlockingPiece(props: { token?: Token }) {
  return (
    <svg class="db-blocking" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="21.8" r="18" fill="var(--db-cast)" />
      <circle cx="20" cy="20" r="18" fill="#7a2f38" />
      <circle cx="20" cy="20" r="15" fill="none" stroke="#f3cfc6" stroke-width="1.2" stroke-dasharray="2 2.4" />
      <g color="#ffede2" style={{ '--cut': '#7a2f38' }}>
        <Glyph of={props.token ?? 'cross'} x={20} y={20} size={props.token ? 20 : 24} />
      </g>
    </svg>
  )
}

export function SeasonPiece(props: { season: Season }) {
  return (
    <svg class={`db-season ${props.season}`} viewBox="0 0 40 40" aria-hidden="true" data-thing="season">
      <circle class="wood" cx="20" cy="20" r="19" />
      <circle class="face" cx="20" cy="20" r="17" />
      <circle class="line" cx="20" cy="20" r="14.6" />
      <g class="sign">
        <Glyph of={props.season === 'summer' ? 'sun' : 'snow'} x={20} y={20} size={22} />
      </g>
    </svg>
  )
}

/** A round special ingredient; the pile beneath it shows how many there are. */
export function IngredientPiece(props: { kind: Ingredient; pile?: number }) {
  return (
    <span class={`db-disc ${props.kind}`} style={{ '--pile': Math.max(0, (props.pile ?? 1) - 1) }}>
      <GlyphIcon of={props.kind} />
    </span>
  )
}

/** A square action token of cream wood. */
export function TokenPiece(props: { kind?: Token; pile?: number }) {
  return (
    <span class="db-token" classList={{ down: !props.kind }} style={{ '--pile': Math.max(0, (props.pile ?? 1) - 1) }}>
      <GlyphIcon of={props.kind ?? 'blank'} />
    </span>
  )
}

/** What something brings: figure and drawing. Told in words by whatever it belongs to. */
export function GainSign(props: { gain: Gain; signed?: boolean }) {
  const counted = () => (props.gain.what === 'gold' || props.gain.what === 'mastery' ? props.gain : undefined)
  const die = () => (props.gain.what === 'die' ? props.gain : undefined)
  const token = () => (props.gain.what === 'token' ? props.gain : undefined)
  return (
    <span class="db-gain">
      <Switch>
        <Match when={counted()}>
          {gain => (
            <>
              <b>{props.signed ? `+${gain().count}` : gain().count}</b>
              {gain().what === 'gold' ? <Coin /> : <Mastery />}
            </>
          )}
        </Match>
        <Match when={die()}>{gain => <KindTile colour={gain().colour} />}</Match>
        <Match when={token()}>{gain => <TokenPiece kind={gain().token} />}</Match>
      </Switch>
    </span>
  )
}
