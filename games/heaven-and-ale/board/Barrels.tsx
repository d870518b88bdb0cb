import { createMemo, For, Show } from 'solid-js'
import { Barrel } from './art/index.ts'
import { GoalPicture } from './GoalPicture.tsx'
import { GOALS, type Goal, type SeatColour } from './kinds.ts'

export interface GoalState {
  large?: SeatColour
  small?: SeatColour
  /** One's own way to the goal: have of need. */
  have: number
  need: number
}

export interface BarrelsProps {
  name: string
  goals: Readonly<Record<Goal, GoalState>>
  points: { large: number; small: number }
  /** The few words on the card. */
  word: (goal: Goal) => string
  /** The whole story: condition, who holds what, one's own progress. */
  label: (goal: Goal) => string
  /** With the whole condition in words beside each picture, for a phone's own tab. */
  spacious?: boolean
  onPick: (goal: string) => void
  /** The pointer arrives at a goal, or leaves. */
  onPreview: (goal: string | undefined) => void
}

export function Barrels(props: BarrelsProps) {
  return (
    <ul class="ha-barrels" classList={{ spacious: props.spacious }} aria-label={props.name}>
      <For each={GOALS}>
        {goal => {
          const state = createMemo(() => props.goals[goal])
          const met = () => state().have >= state().need
          return (
            <li>
              <button
                type="button"
                class="ha-goal"
                classList={{ met: met(), gone: !!state().large && !!state().small }}
                aria-label={props.label(goal)}
                data-thing={goal}
                onClick={() => props.onPick(goal)}
                onPointerEnter={event => event.pointerType === 'mouse' && props.onPreview(goal)}
                onPointerLeave={event => event.pointerType === 'mouse' && props.onPreview(undefined)}
              >
                <GoalPicture of={goal} />
                <span class="word" aria-hidden="true">
                  {props.word(goal)}
                </span>
                <svg class="casks" viewBox="0 0 56 30" aria-hidden="true">
                  <Barrel x={14} y={15} size="large" points={props.points.large} holder={state().large} />
                  <Barrel x={42} y={16.5} size="small" points={props.points.small} holder={state().small} />
                </svg>
                <span class="way" aria-hidden="true">
                  <Show
                    when={met()}
                    fallback={
                      <>
                        <b>{Math.max(0, state().have)}</b>
                        <span class="need">/{state().need}</span>
                      </>
                    }
                  >
                    <svg viewBox="0 0 24 24" class="tick">
                      <path
                        d="M4.500 12.500 10 18 20 6.500"
                        fill="none"
                        stroke="currentColor"
                        stroke-width="3.400"
                        stroke-linecap="round"
                        stroke-linejoin="round"
                      />
                    </svg>
                  </Show>
                </span>
              </button>
            </li>
          )
        }}
      </For>
    </ul>
  )
}
