import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from './port.ts'

/** Several rounds of the server's housekeeping. */
const LET_GO = 1000

export const kilobytesIn = ({ heapUsed, external }: NodeJS.MemoryUsage): number => (heapUsed + external) / 1024

/** A server in a process of its own that can be killed and started again at the same address. */
export class ServerProcess {
  readonly address: string
  readonly #script: string
  readonly #env: { readonly [name: string]: string }
  #child: ChildProcess | undefined

  private constructor(script: string, port: number, env: { readonly [name: string]: string }) {
    this.#script = script
    this.address = `http://127.0.0.1:${port}`
    this.#env = { PORT: String(port), TAPROOM_RATE: '1000000', TAPROOM_BOT_PAUSE: '0', TAPROOM_LOG: 'silent', ...env }
  }

  static async start(script: string, env: { readonly [name: string]: string }): Promise<ServerProcess> {
    const server = new ServerProcess(script, await freePort(), env)
    await server.start()
    return server
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--expose-gc', this.#script], {
      env: { PATH: process.env.PATH ?? '', ...this.#env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    this.#child = child
    const gone = once(child, 'exit').then(([code, signal]) => {
      throw new Error(`the server ended while it started: ${code ?? signal}`)
    })
    gone.catch(() => {})
    const output = child.stdout
    if (output) await Promise.race([once(output, 'data'), gone])
  }

  /** As a power cut does: nothing is finished, nothing is said. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM')
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  async #ask<T>(what: 'memory' | 'processor'): Promise<T> {
    const answer = this.#child && once(this.#child, 'message')
    this.#child?.send(what)
    const [reply] = (await answer) ?? []
    return reply
  }

  /** Sets its clock forward, or back. */
  jump(milliseconds: number): void {
    this.#child?.send({ jump: milliseconds })
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** Kilobytes in use after everything was collected that nobody needs. */
  async memory(): Promise<number> {
    return kilobytesIn(await this.memoryUsage())
  }

  /** The same when it falls no more: what is let go of after a while is gone. */
  async memoryAtRest(): Promise<NodeJS.MemoryUsage> {
    let last = await this.memoryUsage()
    for (let look = 0; look < 20; look++) {
      await new Promise(done => setTimeout(done, LET_GO))
      const next = await this.memoryUsage()
      if (kilobytesIn(next) > kilobytesIn(last) * 0.99) return next
      last = next
    }
    return last
  }

  memoryUsage(): Promise<NodeJS.MemoryUsage> {
    return this.#ask('memory')
  }

  /** Milliseconds of processor time so far. */
  async processor(): Promise<number> {
    const { user, system } = await this.#ask<NodeJS.CpuUsage>('processor')
    return (user + system) / 1000
  }
}
