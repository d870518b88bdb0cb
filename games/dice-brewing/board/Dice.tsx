import { Pick, travel } from '@taproom/board'
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js'
import { Die } from './art/index.ts'
import { at, type DieData } from './kinds.ts'
import { tumble } from './motion.ts'

/** A die that can be taken: it tumbles when it is rolled and glides when it changes its place. */
export function DieButton(props: { die: DieData; movable?: boolean }) {
  const [shown, setShown] = createSignal<number>()
  let button: HTMLButtonElement | undefined
  travel(props.die.id, () => button)
  createEffect(
    on(
      () => props.die.roll,
      roll => {
        const drawing = button?.querySelector('svg')
        if (roll !== undefined && drawing && props.die.value) tumble(drawing, props.die.value, setShown)
      },
    ),
  )
  return (
    <Pick
      class="piece die"
      place={at.die(props.die.id)}
      movable={props.movable}
      ref={element => {
        button = element
      }}
    >
      <Die die={props.die} shown={shown()} />
    </Pick>
  )
}

export interface DiceProps {
  dice: readonly DieData[]
  movable?: boolean
  /** How many share a row before they go in two. */
  row?: number
}

/** Dice side by side, as large as the room lets them be. */
export function Dice(props: DiceProps) {
  const ids = createMemo(() => props.dice.map(die => die.id))
  const byId = createMemo(() => new Map(props.dice.map(die => [die.id, die])))
  const rows = () => (props.dice.length > (props.row ?? 7) ? 2 : 1)
  return (
    <div
      class="db-dice"
      classList={{ two: rows() === 2 }}
      style={{ '--cols': Math.ceil(props.dice.length / rows()), '--rows': rows() }}
    >
      {/* Ids, not objects: a die stays the same button when its data come anew, and keeps the focus. */}
      <For each={ids()}>
        {id => <Show when={byId().get(id)}>{die => <DieButton die={die()} movable={props.movable} />}</Show>}
      </For>
    </div>
  )
}
