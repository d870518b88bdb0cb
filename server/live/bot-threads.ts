import { getPriority, setPriority } from 'node:os'
import { parentPort, Worker } from 'node:worker_threads'
import type { Shelf } from '@taproom/engine'
import { answerWith, type Question, type Thinker } from './thinker.ts'

interface Asked {
  readonly question: Question
  readonly done: (move: string) => void
  readonly failed: (error: Error) => void
}

type Answered = { readonly move: string } | { readonly error: string }

/** Ranks below the rest of the server; 19 is the last there is. */
const BEHIND = 10
const LAST = 19

/** Where processors are short, people's moves come before bots' thoughts. */
function stepBack(): void {
  // On Linux a thread has a rank of its own; elsewhere it would be that of the whole server.
  if (process.platform !== 'linux') return
  try {
    setPriority(Math.min(LAST, getPriority() + BEHIND))
  } catch {
    // A container may forbid it; then they think as everybody does.
  }
}

/** What a thread runs: answers one question after the other. */
export function answerInThread(shelf: Shelf): void {
  stepBack()
  parentPort?.on('message', (question: Question) => {
    answerWith(shelf, question).then(
      move => parentPort?.postMessage({ move } satisfies Answered),
      error => parentPort?.postMessage({ error: String(error?.message ?? error) } satisfies Answered),
    )
  })
}

/** Bots think in threads, so that no thought keeps a move of a person waiting. `script` calls `answerInThread`. */
export function thinkInThreads(script: URL, count: number): Thinker {
  const queue: Asked[] = []
  const idle: Worker[] = []
  const busy = new Map<Worker, Asked>()
  let started = 0
  let closed = false

  function start(): void {
    started++
    const worker = new Worker(script)
    worker.unref()
    worker.on('message', (answered: Answered) => {
      const asked = busy.get(worker)
      busy.delete(worker)
      if ('move' in answered) asked?.done(answered.move)
      else asked?.failed(new Error(answered.error))
      idle.push(worker)
      next()
    })
    const gone = (error: Error) => {
      const asked = busy.get(worker)
      busy.delete(worker)
      const at = idle.indexOf(worker)
      if (at >= 0) idle.splice(at, 1)
      asked?.failed(error)
    }
    worker.on('error', gone)
    worker.on('exit', () => {
      started--
      gone(new Error('the thread of a bot ended'))
      next()
    })
    idle.push(worker)
  }

  function next(): void {
    if (closed || queue.length === 0) return
    if (idle.length === 0 && started < count) start()
    const worker = idle.pop()
    const asked = worker && queue.shift()
    if (!worker || !asked) return
    busy.set(worker, asked)
    worker.postMessage(asked.question)
    next()
  }

  // The first bot to think should not wait for its thread to start.
  start()

  return {
    think: question =>
      new Promise((done, failed) => {
        queue.push({ question, done, failed })
        next()
      }),
    async close() {
      closed = true
      await Promise.all([...idle, ...busy.keys()].map(worker => worker.terminate()))
    },
  }
}
