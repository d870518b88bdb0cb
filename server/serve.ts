import { isMainThread } from 'node:worker_threads'
import { shelf } from '@taproom/shelf'
import { answerInThread } from './live/bot-threads.ts'

/** The same file is the server and, started again as a thread, one who thinks for bots; a thread loads nothing of the server. */
if (isMainThread) {
  const { start } = await import('./start.ts')
  await start(new URL(import.meta.url))
} else answerInThread(shelf)
