import { createEffect, createSignal, on, onCleanup } from 'solid-js'

const TICK_MS = 240

/** A number that counts to its new value; at once where nothing may move. */
export function Tick(props: { value: number; motion: boolean }) {
  const [shown, setShown] = createSignal(props.value)
  let frame = 0
  createEffect(
    on(
      () => props.value,
      (to, from = to) => {
        cancelAnimationFrame(frame)
        if (!props.motion || to === from) return setShown(to)
        const begun = performance.now()
        const count = (now: number) => {
          const part = Math.min(1, (now - begun) / TICK_MS)
          setShown(Math.round(from + (to - from) * part))
          if (part < 1) frame = requestAnimationFrame(count)
        }
        frame = requestAnimationFrame(count)
      },
    ),
  )
  onCleanup(() => cancelAnimationFrame(frame))
  return <>{shown()}</>
}
