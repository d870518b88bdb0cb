import type { AnyRoom } from '@taproom/engine'
import { rooms } from '../rooms.ts'
import { advise, botMove } from './answer.ts'
import type { FromWorker, ToWorker } from './thinker.ts'

const reply = (message: FromWorker) => self.postMessage(message)
const stopped = new Set<number>()

async function roomOf(game: string): Promise<AnyRoom> {
  const room = await rooms[game]?.()
  if (!room) throw new Error(`there is no game "${game}"`)
  return room
}

async function work(message: Exclude<ToWorker, { kind: 'prepare' | 'stop' }>): Promise<void> {
  const { id } = message
  if (message.kind === 'think') {
    reply({ kind: 'move', id, move: botMove(await roomOf(message.question.game), message.question) })
    return
  }
  const room = await roomOf(message.question.game)
  const isStopped = () => stopped.has(id)
  await advise(room, message.question, isStopped, found => {
    if (!isStopped()) reply({ kind: 'advice', id, ...found })
  })
  stopped.delete(id)
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'prepare') void rooms[data.game]?.()
  else if (data.kind === 'stop') stopped.add(data.id)
  else
    work(data).catch(problem =>
      reply({ kind: 'problem', id: data.id, problem: problem instanceof Error ? problem.message : String(problem) }),
    )
}
