import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { DriverLane, Job, Played } from './driver-main.ts'
import type { Script } from './prepared.ts'

/** The processes that play against a server. */
export class Drivers {
  readonly #children: readonly ChildProcess[]

  private constructor(children: readonly ChildProcess[]) {
    this.#children = children
  }

  /** Everybody is connected and sees all tables. */
  static async start(
    script: string,
    processes: number,
    lanes: readonly DriverLane[],
    scripts: readonly Script[],
    again: boolean,
  ): Promise<Drivers> {
    const count = Math.min(processes, lanes.length)
    const children = Array.from({ length: count }, () =>
      fork(script, [], { env: { PATH: process.env.PATH ?? '' }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
    )
    await Promise.all(
      children.map((child, i) => {
        const job: Job = {
          lanes: lanes.filter((_, lane) => lane % count === i),
          scripts: scripts.map(({ moves }) => moves),
          again,
        }
        child.send(job)
        return answerOf(child)
      }),
    )
    return new Drivers(children)
  }

  /** They play for so long; answered when the last move that was made is acknowledged. */
  async play(milliseconds: number): Promise<readonly Played[]> {
    for (const child of this.#children) child.send('go')
    await new Promise(done => setTimeout(done, milliseconds))
    return Promise.all(
      this.#children.map(async child => {
        child.send('rest')
        return (await answerOf(child)) as Played
      }),
    )
  }

  stop(): void {
    for (const child of this.#children) child.kill()
  }
}

async function answerOf(child: ChildProcess): Promise<unknown> {
  const [answer] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('a driver ended')
    }),
  ])
  return answer
}
