import { rooms } from '../rooms.ts'
import { answer } from './answer.ts'
import type { Answer, Asked, Wake } from './thinker.ts'

const reply = (message: Answer) => self.postMessage(message)

self.onmessage = async ({ data }: MessageEvent<Asked | Wake>) => {
  if ('wake' in data) return void rooms[data.wake]?.()
  try {
    const room = await rooms[data.game]?.()
    if (!room) throw new Error(`there is no game "${data.game}"`)
    reply({ id: data.id, move: answer(room, data) })
  } catch (problem) {
    reply({ id: data.id, problem: problem instanceof Error ? problem.message : String(problem) })
  }
}
