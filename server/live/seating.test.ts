import { shelf } from '@taproom/shelf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let taproom: TestServer
beforeAll(async () => {
  taproom = await openTestServer({ shelf })
})
afterAll(() => taproom.close())

test('an option that names a seat nobody has is refused with a sentence', async () => {
  const ann = await taproom.guest('Ann')
  const wishes = { game: 'brew-crafters', options: { firstPlayer: 'seat-4' } }
  const make = (count: number) =>
    ann.ask('POST', '/api/matches', {
      ...wishes,
      seats: Array.from({ length: count }, (_, i) => ({ kind: i ? 'open' : 'me' })),
    })
  expect(await make(2)).toMatchObject({
    status: 400,
    body: { error: { code: 'bad-options', message: 'option "firstPlayer" cannot be "seat-4" with 2 seats' } },
  })
  expect((await make(4)).status).toBe(200)
})
