import type { Advice, BotQuestion } from '@taproom/bots'

/** A bot's question with its game, the version of its rules and, when they are not the game's own, the components. */
export interface Question extends BotQuestion {
  readonly game: string
  readonly rules: number
  readonly box?: unknown
  readonly cells: Int16Array
}

export interface Thinker {
  think(question: Question): Promise<number>
  close(): void
}

/** What a person asks: the same view, no player. */
export type HintQuestion = Omit<Question, 'player'>

/** Tells what it finds again and again while it thinks; `done` with the last word. */
export interface AdviceSoFar {
  readonly advice: Advice
  readonly done: boolean
}

/** The page's thinker can be prepared before the first question, so that the first bot does not keep people waiting. */
export interface PageThinker extends Thinker {
  prepare(game: string): void
  /** Thinks for a person until it is done or told to stop by the function that is returned. */
  advise(question: HintQuestion, report: (found: AdviceSoFar) => void): () => void
}

/** What goes to the worker. */
export type ToWorker =
  | { readonly kind: 'prepare'; readonly game: string }
  | { readonly kind: 'think'; readonly id: number; readonly question: Question }
  | { readonly kind: 'advise'; readonly id: number; readonly question: HintQuestion }
  | { readonly kind: 'stop'; readonly id: number }

/** What comes back. */
export type FromWorker =
  | { readonly kind: 'move'; readonly id: number; readonly move: number }
  | ({ readonly kind: 'advice'; readonly id: number } & AdviceSoFar)
  | { readonly kind: 'problem'; readonly id: number; readonly problem: string }

interface Waiting {
  readonly resolve: (move: number) => void
  readonly reject: (problem: Error) => void
}

/** Bots think in a worker, so the page never waits for them. */
export function workerThinker(): PageThinker {
  let worker: Worker | undefined
  let asked = 0
  const waiting = new Map<number, Waiting>()
  const listening = new Map<number, (found: AdviceSoFar) => void>()
  const failAll = (problem: string) => {
    for (const { reject } of waiting.values()) reject(new Error(problem))
    waiting.clear()
    listening.clear()
    worker?.terminate()
    worker = undefined
  }
  const hear = (data: FromWorker) => {
    if (data.kind === 'advice') {
      listening.get(data.id)?.(data)
      if (data.done) listening.delete(data.id)
      return
    }
    listening.delete(data.id)
    const one = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.kind === 'move') one?.resolve(data.move)
    else one?.reject(new Error(data.problem))
  }
  const open = () => {
    if (worker) return worker
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data)
    worker.onerror = event => failAll(event.message || 'the bots’ worker stopped')
    return worker
  }
  const send = (message: ToWorker, cells?: Int16Array) => open().postMessage(message, cells ? [cells.buffer] : [])
  return {
    prepare: game => send({ kind: 'prepare', game }),
    think(question) {
      const id = ++asked
      const cells = question.cells.slice()
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        send({ kind: 'think', id, question: { ...question, cells } }, cells)
      })
    },
    advise(question, report) {
      const id = ++asked
      const cells = question.cells.slice()
      listening.set(id, report)
      send({ kind: 'advise', id, question: { ...question, cells } }, cells)
      return () => {
        if (listening.delete(id)) send({ kind: 'stop', id })
      }
    },
    close: () => failAll('closed'),
  }
}
