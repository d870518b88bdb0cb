import { createSteady } from '@taproom/board'
import { For, Index, Show } from 'solid-js'
import { type Cubes, type Kind, kindsIn } from '../kinds.ts'
import { GlyphAt, sized } from './Glyph.tsx'
import { goods } from './goods.ts'

export interface CubeProps {
  of: Kind
  size?: number
  /** Not there: it would come, it is missing, or it is only named. */
  ghost?: 'coming' | 'missing' | 'named'
  /** About to be discarded. */
  going?: boolean
}

/** A wooden cube seen a little from above, its glyph on the front. */
export function Cube(props: CubeProps) {
  return (
    <svg class={`bc-cube ${props.ghost ?? ''}`} viewBox="0 0 24 24" aria-hidden="true" style={sized(props.size ?? 18)}>
      <Show
        when={props.ghost}
        fallback={
          <>
            <path d="M4.500 4.500 8.500.8h13a2 2 0 0 1 2 2v13l-4 4z" fill={`var(--bc-${props.of}-side)`} />
            <path
              d="M2.800 4.500 6.600 1.200A2 2 0 0 1 8 .8h13.500a2 2 0 0 1 1.400.6L19 5z"
              fill={`var(--bc-${props.of}-top)`}
            />
            <rect x=".8" y="4.500" width="18.800" height="18.800" rx="2.800" fill={`var(--bc-${props.of})`} />
            <GlyphAt
              of={goods[props.of]}
              x={10.2}
              y={13.9}
              size={15}
              ink={`var(--bc-${props.of}-ink)`}
              cut={`var(--bc-${props.of})`}
            />
          </>
        }
      >
        <rect class="frame" x="1.500" y="3.500" width="19" height="19" rx="4" />
        <GlyphAt of={goods[props.of]} x={11} y={13} size={14.5} ink="currentColor" cut="var(--panel)" />
      </Show>
      <Show when={props.going}>
        <path d="M3 6l15 15M18 6 3 21" stroke="var(--panel)" stroke-width="6" stroke-linecap="round" />
        <path d="M3 6l15 15M18 6 3 21" stroke="var(--berry)" stroke-width="3.200" stroke-linecap="round" />
      </Show>
    </svg>
  )
}

/** Cubes one after another. */
export function CubeRow(props: { of: Cubes | undefined; size?: number }) {
  const list = () => kindsIn(props.of).flatMap(kind => Array.from({ length: props.of?.[kind] ?? 0 }, () => kind))
  return (
    <span class="bc-cubes">
      <Index each={list()}>{kind => <Cube of={kind()} size={props.size} />}</Index>
    </span>
  )
}

const several = (cubes: Cubes | undefined, ghost: boolean) =>
  kindsIn(cubes).flatMap(kind => Array.from({ length: cubes?.[kind] ?? 0 }, () => ({ kind, ghost })))

/**
 * What has piled up: a heap of one or two rows. What does not fit is told by the figure beside it; a heap of several kinds
 * that does not fit becomes one cube with a figure for each, so that no kind is hidden.
 */
export function Pile(props: { of: Cubes; coming?: Cubes; size?: number; rows?: 1 | 2; most?: number }) {
  const most = () => props.most ?? 4
  const room = () => (props.rows === 1 ? most() : 2 * most() - 1)
  const lies = () => several(props.of, false)
  const comes = () => several(props.coming, true)
  const mixed = () => lies().length + comes().length > room() && kindsIn(props.of).length > 1
  const list = createSteady(() =>
    [...lies().slice(0, room() - Math.min(1, comes().length)), ...comes()].slice(0, room()),
  )
  const bottom = () => {
    const n = list().length
    return props.rows === 1 || n <= 2 ? n : Math.min(most(), Math.ceil((n + 1) / 2))
  }
  const row = (cubes: typeof list) => (
    <span>
      <Index each={cubes()}>
        {cube => <Cube of={cube().kind} size={props.size} ghost={cube().ghost ? 'coming' : undefined} />}
      </Index>
    </span>
  )
  return (
    <Show
      when={mixed()}
      fallback={
        <span class="bc-pile">
          <Show when={list().length > bottom()}>{row(() => list().slice(bottom()))}</Show>
          {row(() => list().slice(0, bottom()))}
        </span>
      }
    >
      <span class="bc-cubes">
        <For each={kindsIn(props.of)}>
          {kind => (
            <>
              <Cube of={kind} size={props.size} />
              <b>{props.of[kind]}</b>
            </>
          )}
        </For>
      </span>
    </Show>
  )
}
