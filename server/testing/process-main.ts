/** A server of its own process for crash tests and measurements: the real one, with the example game on its shelf. */
import { isMainThread } from 'node:worker_threads'
import { shelf as ourShelf } from '@taproom/shelf'
import { answerInThread } from '../live/bot-threads.ts'
import { exampleShelf } from './example.ts'

const shelf = { ...ourShelf, ...exampleShelf }

if (isMainThread) {
  const { readConfig } = await import('../config.ts')
  const { openServer } = await import('../server.ts')
  const { closeInTime } = await import('../closing.ts')
  const config = readConfig(process.env)
  const script = new URL(import.meta.url)
  const { AWAKE, ROUNDS = '250' } = process.env
  const awake = AWAKE === undefined ? {} : { awake: Number(AWAKE) }
  const server = await openServer({ ...config, ...awake, shelf, botScript: script, rounds: Number(ROUNDS) })
  await server.listen({ port: config.port, host: '127.0.0.1' })
  console.log('open')
  process.once('SIGTERM', () => void closeInTime(server).then(whole => process.exit(whole ? 0 : 1)))
  // Nothing is left running when the test that started it is gone.
  process.on('disconnect', () => process.exit())
  const real = Date.now
  process.on('message', async (message: string | { readonly jump: number }) => {
    if (typeof message === 'object') {
      Date.now = () => real() + message.jump
      return
    }
    // What weak references held is free only after a turn.
    for (let i = 0; message === 'memory' && i < 3; i++) {
      globalThis.gc?.()
      await new Promise(done => setTimeout(done, 5))
    }
    process.send?.(message === 'memory' ? process.memoryUsage() : process.cpuUsage())
  })
} else answerInThread(shelf)
