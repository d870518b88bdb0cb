import { createServer, type Server, type Socket } from 'node:net'

export interface SlowHook {
  readonly address: string
  /** How often somebody came with a notice so far. */
  readonly calls: number
  close(): Promise<void>
}

/** Somebody's webhook that never ends its answer: one byte after the other, so that the line is never silent. */
export async function openSlowHook(milliseconds: number): Promise<SlowHook> {
  const sockets = new Set<Socket>()
  let calls = 0
  const server: Server = createServer(socket => {
    calls++
    sockets.add(socket)
    socket.on('error', () => {})
    socket.resume()
    socket.write('HTTP/1.1 200 OK\r\nx-slow: ')
    const dripping = setInterval(() => socket.write('a'), milliseconds)
    socket.on('close', () => {
      clearInterval(dripping)
      sockets.delete(socket)
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return {
    address: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/slow`,
    get calls() {
      return calls
    },
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise(done => server.close(() => done()))
    },
  }
}
