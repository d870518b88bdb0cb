import { createEffect, createSignal, For, onCleanup } from 'solid-js'
import type { TableContext } from '../context.ts'
import { placesOf } from './places.ts'

interface Mark {
  readonly number: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The proposed moves where they would be made: rings with their numbers, that let every click through. */
export function Marks(props: { context: TableContext; labels: readonly string[] }) {
  const [marks, setMarks] = createSignal<readonly Mark[]>([])
  const measure = () =>
    setMarks(
      props.labels.flatMap((label, i) =>
        placesOf(props.context, label).map(place => {
          const { left, top, width, height } = place.getBoundingClientRect()
          return { number: i + 1, left, top, width, height }
        }),
      ),
    )
  let waiting = 0
  const again = () => {
    cancelAnimationFrame(waiting)
    waiting = requestAnimationFrame(measure)
  }
  createEffect(() => {
    props.labels
    props.context.match.snapshot()
    props.context.match.hovered()
    props.context.guide()
    again()
  })
  // Names of places follow the picture; a phone's region may be scrolled or another one opened.
  const later = setInterval(again, 400)
  addEventListener('resize', again)
  document.addEventListener('scroll', again, { capture: true, passive: true })
  onCleanup(() => {
    clearInterval(later)
    cancelAnimationFrame(waiting)
    removeEventListener('resize', again)
    document.removeEventListener('scroll', again, { capture: true })
  })
  return (
    <div class="tb-hint-marks" aria-hidden="true">
      <For each={marks()}>
        {mark => (
          <span
            classList={{ first: mark.number === 1 }}
            style={{
              left: `${mark.left - 4}px`,
              top: `${mark.top - 4}px`,
              width: `${mark.width + 8}px`,
              height: `${mark.height + 8}px`,
            }}
          >
            <b>{mark.number}</b>
          </span>
        )}
      </For>
    </div>
  )
}
