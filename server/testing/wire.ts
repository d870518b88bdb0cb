import { createServer, connect as dial, type Server, type Socket } from 'node:net'
import { freePort } from './port.ts'

/** The wire between a server and its PostgreSQL, in the hands of a test: it can be cut, go silent, and be mended. */
export class Wire {
  /** The address of the database through this wire. */
  readonly url: string
  /** How often somebody tried to connect. */
  tries = 0
  #state: 'whole' | 'cut' | 'silent' = 'whole'
  readonly #server: Server
  readonly #ends = new Set<Socket>()

  private constructor(url: string, server: Server) {
    this.url = url
    this.#server = server
  }

  static async to(database: string): Promise<Wire> {
    const there = new URL(database)
    const here = new URL(database)
    here.port = String(await freePort())
    const server = createServer()
    const wire = new Wire(here.href, server)
    server.on('connection', near => wire.#join(near, Number(there.port), there.hostname))
    await new Promise<void>(done => server.listen(Number(here.port), '127.0.0.1', done))
    return wire
  }

  #join(near: Socket, port: number, host: string): void {
    this.tries++
    near.on('error', () => {})
    if (this.#state === 'cut') {
      near.destroy()
      return
    }
    const far = dial(port, host)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#ends.add(from)
      from.on('error', () => {})
      from.on('data', data => to.write(data))
      from.on('close', () => {
        this.#ends.delete(from)
        to.destroy()
      })
      if (this.#state === 'silent') from.pause()
    }
  }

  /** Connections through it now. */
  get open(): number {
    return this.#ends.size / 2
  }

  /** Everything that was connected is torn, and nobody is let in. */
  cut(): void {
    this.#state = 'cut'
    for (const end of this.#ends) end.destroy()
  }

  /** Nothing comes through any more, and nobody is told: a frozen machine, a cable that was pulled. */
  silence(): void {
    this.#state = 'silent'
    for (const end of this.#ends) end.pause()
  }

  mend(): void {
    this.#state = 'whole'
    for (const end of this.#ends) end.resume()
  }

  async close(): Promise<void> {
    this.cut()
    await new Promise(done => this.#server.close(done))
  }
}
