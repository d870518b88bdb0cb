import { afterEach, describe, expect, test } from 'vitest'
import { announce, announcementText, operate, takeBack } from '../admin/admin.ts'
import type { Db } from '../store/store.ts'
import { openTestServer, type Place, type TestServer } from './test-server.ts'

/** Who runs the server has something to say to everybody. */
export function announcementContract(place: Place): void {
  describe(`announcements on ${place.name}`, () => {
    let servers: TestServer[] = []
    afterEach(async () => {
      for (const server of servers) await server.close()
      servers = []
    })

    test('are told to who is here and to who comes, by every process, until they are taken back', async () => {
      const wishes = await place.fresh()
      const open = async () => {
        const server = await openTestServer({ ...wishes, rounds: 50 })
        servers.push(server)
        return server
      }
      const beside = (work: (db: Db) => Promise<unknown>) =>
        operate({ data: wishes.data ?? '', url: wishes.databaseUrl }, work)
      const one = await open()
      const other = place.shared ? await open() : one
      const ann = await one.guest('Ann')
      const here = await ann.connect()
      const there = await (await other.guest('Bob')).connect()
      expect((await ann.call('GET /api/me')).announcement).toBeUndefined()

      await beside(db => announce(db, 'At ten the server moves house.'))
      for (const connection of [here, there]) {
        const { announcement } = await connection.next('announcement')
        expect(announcement).toMatchObject({ text: 'At ten the server moves house.' })
      }
      expect((await ann.call('GET /api/me')).announcement?.text).toBe('At ten the server moves house.')
      expect(await other.services.announcements.now?.text).toBe('At ten the server moves house.')

      // Another text is another announcement, also for who has put the first away.
      const first = one.services.announcements.now?.id
      await beside(db => announce(db, 'At eleven, sorry.'))
      expect((await here.next('announcement')).announcement?.id).not.toBe(first)
      const later = await ann.connect()
      expect(later.raw[0]).toContain('At eleven, sorry.')

      expect(await beside(takeBack)).toBe(true)
      expect(await beside(takeBack)).toBe(false)
      expect((await here.next('announcement')).announcement).toBeNull()
      expect((await ann.connect()).raw[0]).not.toContain('announcement')
    })
  })

  test('an announcement is one line of plain text', () => {
    expect(announcementText(' Two\nlines,\t\u001b[31mred\u0000 ')).toEqual({ text: 'Two lines, [31mred' })
    expect(announcementText(' \n ')).toMatch(/has a text/)
    expect(announcementText('x'.repeat(401))).toMatch(/at most 400/)
  })
}
