import { Pick, thing } from '@taproom/board'
import { Index, Show } from 'solid-js'
import { Coin, GlyphIcon, Mastery, SeatMark, TokenPiece } from './art/index.ts'
import { at, type SeatColour, type Token } from './kinds.ts'
import type { BoardWords } from './words.ts'
import { Count } from './Zones.tsx'
import './me.css'

interface HeldToken {
  kind: Token
  count: number
  name: string
  /** When it can be played: now, before brewing … */
  when: string
}

interface TokenStripProps {
  name: string
  tokens: readonly HeldToken[]
  /** Nobody waits for us: what could be played is shown without calling for it. */
  quiet?: boolean
  /** Whether windows ask this seat; pressing changes it. */
  asking?: { on: boolean; word: string; label: string; onChange: (on: boolean) => void }
  empty: string
}

/** One's own action tokens; out of turn it is a quiet strip beside the question whether to be asked at all. */
export function TokenStrip(props: TokenStripProps) {
  return (
    <div class="db-tokens" classList={{ quiet: props.quiet, many: props.tokens.length > 2 }}>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of tokens is no form */}
      <div class="hand" role="group" aria-label={props.name}>
        <Index
          each={props.tokens}
          fallback={
            <p class="empty" {...thing(at.tokens)}>
              {props.empty}
            </p>
          }
        >
          {token => (
            <Pick class="held" place={at.token(token().kind)} movable>
              <span class="piece">
                <TokenPiece kind={token().kind} />
                <Count of={token().count} />
              </span>
              <span class="word">{token().name}</span>
              <span class="when">{token().when}</span>
            </Pick>
          )}
        </Index>
      </div>
      <Show when={props.asking}>
        {asking => (
          <button
            type="button"
            class="asking"
            data-thing={at.window}
            aria-pressed={asking().on}
            aria-label={asking().label}
            onClick={() => asking().onChange(!asking().on)}
          >
            <GlyphIcon of={asking().on ? 'bell' : 'bell-off'} />
            <span aria-hidden="true">{asking().word}</span>
          </button>
        )}
      </Show>
    </div>
  )
}

interface PurseProps {
  /** The whole line in words. */
  label: string
  seat: SeatColour
  place: number
  name: string
  mastery: number
  gold: number
  /** Extra gold of the ones just rolled, with how many they are. */
  ones?: { count: number; gold: number }
  brewed: number
  /** What it would all be worth now. */
  worth: { points: number; mastery: number; dice: number; gold: number }
  words: BoardWords['worth']
}

/** Mastery, gold and brewed recipes of the looking seat. */
export function Purse(props: PurseProps) {
  return (
    <section class="db-purse" aria-label={props.label} {...thing(at.panel('seat', props.place))}>
      <SeatMark seat={props.seat} />
      <b class="who">{props.name}</b>
      <span {...thing(at.panel('mastery', props.place))}>
        <Mastery />
        <b>{props.mastery}</b>
      </span>
      <span {...thing(at.panel('gold', props.place))}>
        <Coin />
        <b>{props.gold}</b>
      </span>
      <span {...thing(at.panel('brewed', props.place))}>
        <GlyphIcon of="bottle" class="brewed" />
        <b>{props.brewed}</b>
      </span>
      <p class="sum">
        <span {...thing(at.panel('points', props.place))}>
          <b>{props.words.points(props.worth.points)}</b>
          <span class="made">
            {` = ${props.worth.mastery} ${props.words.mastery} + ${props.worth.dice} ${props.words.dice} + ${props.worth.gold} ${props.words.gold}`}
          </span>
        </span>
        <Show when={props.ones}>
          {ones => (
            <span class="ones" {...thing(at.panel('ones', props.place))}>
              <b>{`+${ones().gold}`}</b>
              <span class="faces">
                {`${ones().count}×`}
                <GlyphIcon of="one" />
              </span>
            </span>
          )}
        </Show>
      </p>
    </section>
  )
}
