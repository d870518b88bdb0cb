/** What the benchmark does inside the page: these functions are sent there as text, so they know nothing but the page. */

interface Watching {
  readonly tasks: { readonly at: number; readonly ms: number }[]
  /** Milliseconds from an input to the paint after it. */
  readonly inputs: number[]
  clicked: number
  forget(): void
  pause(ms: number): Promise<void>
}

declare global {
  interface Window {
    taproomBench: Watching
  }
  interface PerformanceObserverInit {
    /** Of Event Timing: shorter ones are not reported. */
    durationThreshold?: number
  }
}

/** The least a click can change: one word. */
export const BARE = `<!doctype html><title>bare</title>
<button style="position:fixed;inset:8px auto auto 8px;width:200px;height:80px">0</button>
<script>
const button = document.querySelector('button')
button.onclick = () => (button.textContent = Number(button.textContent) + 1)
</script>`

export interface Seen {
  readonly over: boolean
  readonly choices: number
  readonly x: number
  readonly y: number
  readonly made: string
}

/** Begins to watch before the page's own scripts run. */
export function watch(): void {
  const tasks: { at: number; ms: number }[] = []
  const inputs: number[] = []
  const watching: Watching = {
    tasks,
    inputs,
    clicked: 0,
    forget() {
      tasks.length = 0
      inputs.length = 0
    },
    pause: ms => new Promise(done => setTimeout(done, ms)),
  }
  window.taproomBench = watching
  addEventListener('click', event => (watching.clicked = event.timeStamp), { capture: true })
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ at: startTime, ms: duration })
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver(list => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') inputs.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 })
}

/** Waits until the person is asked something, and says where this one of the choices on the board is. */
export async function nextChoice(index: number): Promise<Seen> {
  const AWAITED = '.prompt[aria-label="Your decision"], .prompt .btn.primary, .tb-end'
  while (!document.querySelector(AWAITED)) await window.taproomBench.pause(20)
  const places = [...document.querySelectorAll('.legal[role="button"], button.legal')]
  const wanted = places[index % Math.max(1, places.length)]
  wanted?.scrollIntoView({ block: 'nearest' })
  const box = wanted?.getBoundingClientRect() ?? new DOMRect()
  return {
    over: document.querySelector('.tb-end') !== null,
    choices: places.length,
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    made: document.querySelector('.table-header .aside')?.textContent ?? '',
  }
}
