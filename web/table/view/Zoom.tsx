import { createSignal, type JSX, Show } from 'solid-js'
import { Button, Icon } from '../../design/index.ts'
import { words } from '../../words/index.ts'
import './zoom.css'

const MOST = 4

interface Place {
  readonly scale: number
  readonly x: number
  readonly y: number
}

const WHOLE: Place = { scale: 1, x: 0, y: 0 }

/** Larger by two fingers, ctrl + wheel or buttons; moved by one finger once it is larger. */
export function Zoom(props: { children: JSX.Element }) {
  const [place, setPlace] = createSignal(WHOLE)
  const fingers = new Map<number, { x: number; y: number }>()
  let frame: HTMLDivElement | undefined

  const keepInside = ({ scale, x, y }: Place): Place => {
    const { width, height } = frame?.getBoundingClientRect() ?? { width: 0, height: 0 }
    const within = (value: number, size: number) => Math.min(0, Math.max(value, size * (1 - scale)))
    return scale <= 1 ? WHOLE : { scale, x: within(x, width), y: within(y, height) }
  }
  const zoomAt = (factor: number, clientX: number, clientY: number) => {
    const box = frame?.getBoundingClientRect()
    if (!box) return
    const old = place()
    const scale = Math.min(MOST, Math.max(1, old.scale * factor))
    const px = clientX - box.left
    const py = clientY - box.top
    const grown = scale / old.scale
    setPlace(keepInside({ scale, x: px - (px - old.x) * grown, y: py - (py - old.y) * grown }))
  }
  const fromCentre = (factor: number) => {
    const box = frame?.getBoundingClientRect()
    if (box) zoomAt(factor, box.left + box.width / 2, box.top + box.height / 2)
  }
  /** Of two fingers: how far they are from each other, and the point between them. */
  const span = () => {
    const [a, b, third] = [...fingers.values()]
    if (!a || !b || third) return undefined
    return { distance: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  }
  const onMove = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const two = span()
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const now = span()
    if (two && now) {
      zoomAt(now.distance / Math.max(1, two.distance), now.x, now.y)
    } else if (place().scale > 1 && event.pointerType === 'touch') {
      const { scale, x, y } = place()
      setPlace(keepInside({ scale, x: x + event.clientX - before.x, y: y + event.clientY - before.y }))
    }
  }
  const lift = (event: PointerEvent) => fingers.delete(event.pointerId)
  return (
    <div class="tb-zoom" classList={{ larger: place().scale > 1 }} ref={frame}>
      <div
        class="drawing"
        style={{ transform: `translate(${place().x}px, ${place().y}px) scale(${place().scale})` }}
        onPointerDown={event => fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })}
        onPointerMove={onMove}
        onPointerUp={lift}
        onPointerCancel={lift}
        onPointerLeave={lift}
        onWheel={event => {
          if (!event.ctrlKey) return
          event.preventDefault()
          zoomAt(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX, event.clientY)
        }}
      >
        {props.children}
      </div>
      <div class="knobs">
        <Button label={words().table.zoomIn} art={<Icon of="larger" />} iconOnly onPress={() => fromCentre(1.4)} />
        <Show when={place().scale > 1}>
          <Button
            label={words().table.zoomReset}
            art={<Icon of="smaller" />}
            iconOnly
            onPress={() => setPlace(WHOLE)}
          />
        </Show>
      </div>
    </div>
  )
}
