import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { textFrame } from './text-frame.ts'

test('is read as a frame of `ws`, whatever its length', async () => {
  const texts = [0, 1, 125, 126, 127, 1000, 65_535].map(length => 'x'.repeat(length))
  const server = createServer()
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, wire, head) =>
    sockets.handleUpgrade(request, wire, head, () => {
      for (const text of texts) wire.write(textFrame(text) ?? '', 'latin1')
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const client = new WebSocket(`ws://127.0.0.1:${port}`)
  const heard: string[] = []
  await new Promise<void>(done => {
    client.on('message', (data, binary) => {
      if (!binary) heard.push(String(data))
      if (heard.length === texts.length) done()
    })
  })
  expect(heard).toEqual(texts)
  client.terminate()
  server.close()
})

test.each(['é', 'ÿ', '漢', 'x'.repeat(65_536)])('what needs more than that is left to others', text => {
  expect(textFrame(text)).toBeUndefined()
})
