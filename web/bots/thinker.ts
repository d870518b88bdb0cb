/** What a bot is asked: its view of the table as plain cells, so that nothing it may not know leaves the page. */
export interface Question {
  readonly game: string
  /** The components, when they are not the game's own. */
  readonly box?: unknown
  readonly player: string
  readonly seat: number
  readonly cells: Int16Array
}

export interface Thinker {
  think(question: Question): Promise<number>
  close(): void
}

export interface Asked extends Question {
  readonly id: number
}

/** The page's thinker can be woken before the first question, so that the first bot does not keep people waiting. */
export interface WakefulThinker extends Thinker {
  wake(game: string): void
}

export interface Wake {
  readonly wake: string
}

export type Answer = { readonly id: number; readonly move: number } | { readonly id: number; readonly problem: string }

/** Bots think in a worker, so the page never waits for them. */
export function workerThinker(): WakefulThinker {
  let worker: Worker | undefined
  let asked = 0
  const waiting = new Map<number, { resolve: (move: number) => void; reject: (problem: Error) => void }>()
  const failAll = (problem: string) => {
    for (const { reject } of waiting.values()) reject(new Error(problem))
    waiting.clear()
    worker?.terminate()
    worker = undefined
  }
  const open = () => {
    worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      const one = waiting.get(data.id)
      waiting.delete(data.id)
      if ('move' in data) one?.resolve(data.move)
      else one?.reject(new Error(data.problem))
    }
    worker.onerror = event => failAll(event.message || 'the bots’ worker stopped')
    return worker
  }
  return {
    wake(game) {
      const message: Wake = { wake: game }
      open().postMessage(message)
    },
    think(question) {
      const id = ++asked
      const cells = question.cells.slice()
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        const message: Asked = { ...question, cells, id }
        open().postMessage(message, [cells.buffer])
      })
    },
    close: () => failAll('closed'),
  }
}
