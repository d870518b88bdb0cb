/**
 * What the page's main thread did, in processor time: on a machine with other work the clock on the wall also counts
 * the time in which the page was not let to run.
 */
import type { Browser } from 'playwright-core'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Processor time, in microseconds as all times here. */
  readonly tdur?: number
  readonly args: { readonly name?: string; readonly data?: { readonly type?: string } }
}

export interface Traced {
  readonly tasks: readonly number[]
  /** From each click to the frame that shows its change. */
  readonly clicks: readonly number[]
}

const TASK = 'ThreadControllerImpl::RunTask'
/** The last the main thread does for a picture; it comes after style, layout and paint. */
const PICTURE = 'Layerize'
const CATEGORIES = ['toplevel', 'devtools.timeline']

/** Traces while `act` runs; the only page of the browser that is clicked is the one that counts. */
export async function traced(browser: Browser, act: () => Promise<void>): Promise<Traced> {
  const wire = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  wire.on('Tracing.dataCollected', ({ value }) => {
    // Playwright's types say strings only; what comes is any JSON.
    const collected: readonly object[] = value
    events.push(...collected.filter(isTraceEvent))
  })
  await wire.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: CATEGORIES } })
  await act()
  const complete = new Promise<void>(done => wire.once('Tracing.tracingComplete', () => done()))
  await wire.send('Tracing.end')
  await complete
  await wire.detach()
  return read(events)
}

const isTraceEvent = (value: object): value is TraceEvent => 'name' in value && 'ts' in value && 'args' in value

const ms = (microseconds: number) => microseconds / 1000
const end = (event: TraceEvent) => event.ts + (event.dur ?? 0)
const isClick = ({ name, args }: TraceEvent) => name === 'EventDispatch' && args.data?.type === 'click'

function read(events: readonly TraceEvent[]): Traced {
  const clicked = events.find(isClick)
  const own = events
    .filter(event => event.pid === clicked?.pid && event.tid === clicked.tid)
    .toSorted((a, b) => a.ts - b.ts)
  const tasks = own.filter(event => event.name === TASK)
  const frames = own.filter(event => event.name === PICTURE)
  // A click that nothing was painted after (the trace ended) says nothing.
  const clicks = own.filter(isClick).flatMap(click => {
    const frame = frames.find(one => one.ts >= end(click))
    if (!frame) return []
    const between = tasks.filter(task => end(task) >= click.ts && task.ts <= end(frame))
    return [between.reduce((sum, task) => sum + ms(task.tdur ?? 0), 0)]
  })
  if (clicks.length === 0) throw new Error('the browser reported no click that was painted')
  return { tasks: tasks.map(task => ms(task.tdur ?? 0)), clicks }
}
