import { For, Show } from 'solid-js'
import { Glyph, Peg, SeatIcon } from './art/index.ts'
import { PHASES, SEASONS } from './kinds.ts'
import type { readSeason } from './read/season.ts'
import type { BoardWords } from './words.ts'

interface SeasonBoardProps extends ReturnType<typeof readSeason> {
  words: BoardWords
  /** The whole of it in one sentence. */
  label: string
  /** The current year only, in one row; the order of play is then told by the chips of the seats. */
  strip?: boolean
}

const YEARS = [0, 1, 2]

export function SeasonBoard(props: SeasonBoardProps) {
  const year = () => Math.floor((props.season - 1) / 4)
  const step = (of: () => number, n: number) => {
    const season = SEASONS[n - 1]
    const at = () => of() * 4 + n
    const temps = () => props.temps.filter(temp => temp.season === at())
    return (
      <span
        class="step"
        classList={{ now: at() === props.season, past: at() < props.season, bill: season === 'winter' }}
        data-season={season}
        data-thing={`season/${at()}`}
      >
        <Glyph of={season} />
        <Show when={props.strip && at() === props.season}>
          <b>{props.seasonWord}</b>
        </Show>
        <Show when={temps().length}>
          <span class="temps">
            <For each={temps()}>{temp => <Peg seat={temp.seat} temp size={11} />}</For>
          </span>
        </Show>
      </span>
    )
  }
  const phases = () => (
    <span class="phases" aria-hidden="true">
      <For each={PHASES}>
        {phase => (
          <span classList={{ now: phase === props.phase }} data-thing={`phase/${phase}`}>
            {props.words.phases[phase]}
          </span>
        )}
      </For>
    </span>
  )
  return (
    <section class="bc-season" classList={{ strip: props.strip }} aria-label={props.words.lexicon.sheet.season}>
      <span class="unseen">{props.label}</span>
      <Show
        when={props.strip}
        fallback={
          <>
            <span class="head" aria-hidden="true">
              <span class="when" data-thing="season">
                {props.yearWord}, {props.seasonWord}
              </span>
              {phases()}
            </span>
            <span class="years" aria-hidden="true">
              <For each={YEARS}>
                {one => (
                  <span class="year" classList={{ now: one === year() }}>
                    <For each={[1, 2, 3, 4]}>{n => step(() => one, n)}</For>
                  </span>
                )}
              </For>
            </span>
            <Order {...props} />
          </>
        }
      >
        <span class="when" aria-hidden="true" data-thing="year">
          {props.yearWord}
        </span>
        <span class="year" aria-hidden="true">
          <For each={[1, 2, 3, 4]}>{n => step(year, n)}</For>
        </span>
        {phases()}
      </Show>
    </section>
  )
}

function Order(props: Pick<SeasonBoardProps, 'order' | 'words'>) {
  return (
    <span class="order" aria-hidden="true" data-thing="order">
      <For each={props.order}>
        {one => (
          <span class="seat" classList={{ acting: one.acting, done: !one.left }}>
            <Show when={one.left} fallback={<SeatIcon seat={one.seat} size={14} />}>
              {left => <For each={Array.from({ length: left() })}>{() => <Peg seat={one.seat} size={17} />}</For>}
            </Show>
            <Show when={one.first}>
              <span class="first" data-thing="first-player">
                {props.words.first}
              </span>
            </Show>
          </span>
        )}
      </For>
    </span>
  )
}
