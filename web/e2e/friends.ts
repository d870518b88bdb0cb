import { type AnyRoom, applyDelta, HIDDEN, Layout } from '@taproom/engine'
import type { ServerFrame } from '@taproom/protocol'
import type { Page } from 'playwright-core'
import { rooms } from '../rooms.ts'
import { guest, open, shorten } from './guest.ts'

/** Everybody plays on the text table; the engine's example is not on the server's shelf. */
export const TEXTUAL = { textTable: true }

export interface OpenTable {
  readonly host: Page
  readonly id: string
  /** Links of the open seats, in their order. */
  readonly links: readonly string[]
}

/** Opens a table on the page for it: the host, friends by link, and quick bots on the last seats. */
export async function openTable(
  game: string,
  name: string,
  { friends = 1, bots = 0, shown = false }: { friends?: number; bots?: number; shown?: boolean } = {},
): Promise<OpenTable> {
  const host = await guest({ preferences: TEXTUAL })
  await open(host, `#/invite/${game}`)
  const seats = 1 + friends + bots
  await host.getByLabel('Your name').fill(name)
  await host
    .locator('.seats .segmented label')
    .filter({ hasText: String(seats) })
    .click()
  for (let seat = 1 + friends; seat < seats; seat++)
    await host.getByLabel(`Who sits on seat ${seat + 1}`).selectOption('random')
  await shorten(host, game)
  if (shown) await host.getByRole('switch', { name: /Public table/ }).click()
  await host.getByRole('button', { name: 'Open the table' }).click()
  await host.waitForURL(/#\/table\//)
  const links: string[] = []
  for (let seat = 1; seat <= friends; seat++)
    links.push(await host.getByLabel(`Link for seat ${seat + 1}`, { exact: true }).inputValue())
  return { host, id: host.url().split('/table/')[1], links }
}

/** Follows an invitation; the link names this machine as others see it, and the test stays on localhost. */
export async function join(link: string, name: string, wishes: { phone?: boolean } = {}): Promise<Page> {
  const page = await guest({ ...wishes, preferences: TEXTUAL })
  await open(page, link.slice(link.indexOf('#')))
  await page.getByLabel('Your name at the table').fill(name)
  await page.getByRole('button', { name: 'Sit down' }).click()
  await page.waitForURL(/#\/table\//)
  return page
}

/** Waits until the match is on this screen. */
export const seated = (page: Page): Promise<void> => page.locator('.prompt').first().waitFor()

/** Answers by number keys whatever this person is asked, so many times or until the end. Runs inside the page: nobody waits for the test. */
export function answer(page: Page, times: number, within = 60_000): Promise<number> {
  return page.evaluate(
    ({ times, within }) =>
      new Promise<number>((done, failed) => {
        let answered = 0
        const look = () => {
          if (document.querySelector('.tb-end') || answered >= times) return finish()
          if (!document.querySelector('.prompt[aria-label="Your decision"]')) return
          const count = Math.min(9, document.querySelectorAll('.choice:not(.aside)').length)
          if (count === 0) return
          window.clearTimeout(late)
          late = window.setTimeout(giveUp, within)
          const key = String(1 + ((answered++ * 5) % count))
          document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
        }
        const change = new MutationObserver(() => queueMicrotask(look))
        const giveUp = () => failed(new Error(`nobody is asked anything after ${answered}`))
        let late = window.setTimeout(giveUp, within)
        const finish = () => {
          change.disconnect()
          window.clearTimeout(late)
          done(answered)
        }
        change.observe(document.body, { subtree: true, childList: true, attributes: true })
        look()
      }),
    { times, within },
  )
}

/** Everything that arrives over the sockets of a page. */
export function listen(page: Page): readonly string[] {
  const heard: string[] = []
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  return heard
}

/** What was told to a seat (−1: a spectator) that it must not know; empty when all is well. */
export async function leaks(game: string, seat: number, heard: readonly string[]): Promise<readonly string[]> {
  const room: AnyRoom | undefined = await rooms[game]?.()
  if (!room) throw new Error(`there is no ${game}`)
  const { layout } = room.game.declared
  const found: string[] = []
  const cells = new Int16Array(layout.size)
  for (const text of heard) {
    const frame: ServerFrame = JSON.parse(text)
    if (frame.t === 'match' && frame.match.seed && frame.match.status === 'running')
      found.push('the seed, before the end')
    if (frame.t !== 'table' && frame.t !== 'update') continue
    if (frame.t === 'table') cells.set(frame.cells)
    else applyDelta(cells, frame.delta)
    for (const range of layout.secretRanges)
      if (range.owner !== seat && Layout.hides(range, cells))
        for (let i = range.start; i < range.end; i++)
          if (cells[i] !== HIDDEN) found.push(`${frame.t}: cell ${i} is ${cells[i]}`)
    for (const event of frame.journal.events)
      if (event.secret && event.secret.to !== seat) found.push(`${frame.t}: ${JSON.stringify(event)}`)
    if (frame.standing.seed && frame.standing.status === 'running') found.push('the seed, before the end')
  }
  return found.slice(0, 5)
}
