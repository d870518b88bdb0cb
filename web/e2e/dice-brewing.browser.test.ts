import { type DiceBrewing, diceBrewing, P, TOKENS } from '@taproom/dice-brewing'
import { Chance, type ChosenValues, linkOf, seedFrom, Table } from '@taproom/engine'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { guest, liftCurtain, open, useBrowser } from './guest.ts'

useBrowser()

const LEAVING: readonly string[] = ['pass', 'end-turn', 'finish', 'decline', 'pass-window']
const KEPT: readonly string[] = TOKENS

/** A link to the first table like this that chance leads to: always the same one. */
function tableWhere(options: ChosenValues, wanted: (t: DiceBrewing) => boolean): string {
  const chance = new Chance()
  chance.seed(seedFrom('a table where'))
  for (let match = 0; match < 60; match++) {
    const table = Table.open(diceBrewing, { seats: 2, seed: seedFrom(`match ${match}`), options })
    if (typeof table === 'string') throw new Error(table)
    while (!table.over) {
      if (wanted(table.state)) return linkOf(table)
      // Who leaves early or plays every token at once never gets anywhere.
      const legal = table.legal().filter(move => !KEPT.includes(diceBrewing.unpack(move).kind))
      const busy = legal.filter(move => !LEAVING.includes(diceBrewing.unpack(move).kind))
      const among = busy.length > 0 && chance.below(4) > 0 ? busy : legal
      table.play(table.waitingFor, among[chance.below(among.length)])
    }
  }
  throw new Error('chance never led there')
}

async function sit(page: Page, link: string): Promise<void> {
  await open(page, `#/link/${link}`)
  await page.locator('.prompt, .tb-curtain').first().waitFor()
  await liftCurtain(page)
  await page.locator('.db-table').waitFor()
}

const place = (name: string) => `.pick[data-place="${name}"]`
const move = (page: Page) =>
  page.locator('.db-table').evaluate(() => document.querySelector('.table-header .aside')?.textContent)
const asks = (kind: keyof typeof P) => (t: DiceBrewing) => t.prompts.kind === P[kind]
const owns = (t: DiceBrewing, seat: number, token: (typeof TOKENS)[number]) =>
  t.seats[seat].tokens[TOKENS.indexOf(token)] > 0

const start = () => tableWhere({ startPlayer: 'seat-1' }, asks('first-piece'))

test('by keyboard the focus follows the decision: a piece, its place, the next piece', async () => {
  const page = await guest()
  await sit(page, start())
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? '')
  for (let i = 0; i < 60 && !(await focused()).startsWith('die:'); i++) await page.keyboard.press('Tab')
  const before = await move(page)
  await page.keyboard.press('Enter')
  await expect.poll(focused).toMatch(/^(input|accelerator):/)
  await expect.poll(async () => page.locator(place(await focused())).getAttribute('class')).toContain('legal')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.pick.chosen').count()).toBe(0)
  await expect.poll(focused).toMatch(/^(die:|seed)/)
  await page.keyboard.press('Enter')
  await expect.poll(focused).toMatch(/^(input|accelerator):/)
  await page.keyboard.press('Enter')
  await expect.poll(() => move(page)).not.toBe(before)
  await expect.poll(focused).toMatch(/^(die:|seed|input)/)
})

test('a die is dragged onto its field, and into storage', async () => {
  const page = await guest()
  await sit(page, start())
  const drag = async (piece: string, to: string) => {
    const from = await page.locator(piece).first().boundingBox()
    if (!from) throw new Error(`${piece} is not there`)
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(from.x + 20, from.y - 30, { steps: 3 })
    await expect.poll(() => page.locator('.pick.dragged').count()).toBe(1)
    const goal = await page.locator(to).first().boundingBox()
    if (!goal) throw new Error(`${to} is not there`)
    await page.mouse.move(goal.x + goal.width / 2, goal.y + goal.height / 2, { steps: 3 })
    await page.mouse.up()
  }
  const light = '.db-zone.active .pick.die:has(.light-malt)'
  await drag(light, place('input:malt-house-roast'))
  await page.locator(`${place('input:malt-house-roast')} .db-die.light-malt`).waitFor()
  await expect.poll(() => page.locator('.prompt .question').innerText()).toContain('second')
  await drag('.db-zone.active .pick.die:has(.hops)', '.db-zone.storage')
  await page.locator('.db-zone.storage .db-die.hops').waitFor()
  // What cannot be goes back to its place, and the rules say why.
  await drag('.db-zone.storage .pick.die', '.db-zone.active')
  await expect.poll(() => page.locator('.prompt .refusal').innerText()).toContain('DB-5.15')
  await expect.poll(() => page.locator('.db-zone.storage .db-die.hops').count()).toBe(1)
})

test('a tap on what is not legal is answered with a sentence and its rule', async () => {
  const page = await guest()
  await sit(page, start())
  const refused = async (name: string, rule: string) => {
    const box = await page.locator(place(name)).first().boundingBox()
    if (!box) throw new Error(`${name} is not there`)
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    const refusal = page.locator('.prompt .refusal')
    await expect.poll(() => refusal.innerText()).toContain(rule)
    expect((await refusal.locator('span').innerText()).length).toBeGreaterThan(15)
  }
  await refused('input:craft-school-reroll', 'DB-5.34')
  await refused('buy:fruit', 'DB-5.1')
  await refused('recipe:mass-lager', 'DB-5.1')
  await page.locator('.db-zone.active .pick.die:has(.dark-malt)').click()
  await refused('input:malt-house-roast', 'DB-5.35')
  await page.locator('.prompt .refusal button').click()
  await expect.poll(() => page.locator('.tb-book .wanted').innerText()).toContain('exactly one piece')
})

test('a token is played out of turn, and the turn stays where it was', async () => {
  const link = tableWhere({}, t => t.prompts.kind === P['first-piece'] && owns(t, 1 - t.prompts.seat, 'extra-roll'))
  const page = await guest()
  await sit(page, link)
  const acting = page.locator('.table-header .order [aria-current]')
  const asked = await acting.innerText()
  await page.keyboard.press('t')
  await page.locator('.tb-seats .take').click()
  await page.keyboard.press('t')
  const token = page.locator(place('token:extra-roll'))
  await token.waitFor()
  await expect.poll(() => token.getAttribute('class')).toContain('quiet')
  await expect.poll(() => token.innerText()).toContain('Playable now')
  await expect.poll(() => page.locator('.pick.legal').count()).toBe(0)
  await token.click()
  await page.locator('.db-spread .db-rival .die.legal').first().click()
  await page.locator('.db-spread').waitFor({ state: 'detached' })
  await expect
    .poll(() => page.locator('.tb-log .log-line').allInnerTexts())
    .toContainEqual(expect.stringContaining('Extra Roll'))
  await expect.poll(() => acting.innerText()).toBe(asked)
})

test('behind the curtain nothing of the other’s face-down tokens is on the page', async () => {
  const hidden = (t: DiceBrewing) =>
    t.prompts.kind === P['first-piece'] && t.seats[0].tokenCount > 0 && t.seats[1].tokenCount > 0
  const page = await guest()
  await open(page, `#/link/${tableWhere({ hiddenTokens: true }, hidden)}`)
  await page.locator('.tb-curtain').waitFor()
  const names = TOKENS.map(kind => `token:${kind}`)
  const held = () =>
    page.evaluate(all => all.filter(name => document.querySelector(`[data-place="${name}"]`) !== null), names)
  expect(await page.locator('.db-table').count()).toBe(0)
  expect(await held()).toEqual([])
  await liftCurtain(page)
  await page.locator('.db-table').waitFor()
  const mine = await held()
  expect(mine.length).toBeGreaterThan(0)
  const glance = page.locator('.db-glance')
  await expect.poll(() => glance.locator('.db-token').count()).toBe(await glance.locator('.db-token.down').count())
  await expect.poll(() => glance.locator('.db-token.down').count()).toBeGreaterThan(0)
  await expect.poll(() => glance.getAttribute('aria-label')).toMatch(/face-down action token/)
  await page.getByRole('button', { name: 'Pass: place nothing more' }).click()
  await page.locator('.tb-curtain').waitFor()
  expect(await held()).toEqual([])
})

test('who does not want to be asked passes the windows, and is told so where the tokens lie', async () => {
  const link = tableWhere({}, t => t.prompts.kind === P['brewing-window'] && owns(t, t.prompts.seat, 'take-back-die'))
  const page = await guest({ preferences: { confirm: 'ask' } })
  await sit(page, link)
  await expect.poll(() => page.locator('.prompt .question').innerText()).toContain('Before the first brew')
  const bell = page.locator('.db-tokens .asking')
  await expect.poll(() => bell.getAttribute('aria-pressed')).toBe('true')
  const before = await move(page)
  await bell.click()
  await expect.poll(() => move(page)).not.toBe(before)
  await expect.poll(() => page.locator('.prompt .question').innerText()).not.toContain('Before the first brew')
  // To pass unasked is not confirmed either.
  await expect.poll(() => page.locator('.prompt .btn.primary', { hasText: 'Confirm turn' }).count()).toBe(0)
})

test('a brew is put together: card, other dice, enhancement, and its button', async () => {
  const link = tableWhere({}, t => {
    if (t.prompts.kind !== P.brew) return false
    const brews = diceBrewing
      .legal(t, t.prompts.seat)
      .toArray()
      .map(one => diceBrewing.unpack(one))
    return brews.some(one => one.kind === 'brew' && one.enhancement !== 0)
  })
  const page = await guest()
  await sit(page, link)
  await page.locator('.db-recipe:has(.enhancement.payable) .whole.legal').first().click()
  await expect.poll(() => page.locator('.db-zone.storage .die.chosen').count()).toBeGreaterThan(1)
  await page.locator('.enhancement.legal').first().click()
  const go = page.locator('.prompt .btn.primary')
  await expect.poll(() => go.innerText()).toContain(' and ')
  const before = await move(page)
  await go.click()
  await expect.poll(() => move(page)).not.toBe(before)
  // The log follows the picture.
  await expect.poll(() => page.locator('.tb-log .log-line.now').first().innerText()).toContain('brewed')
})

test('on a phone the tab of the decision opens by itself, and a first tap only looks', async () => {
  const link = tableWhere({}, t => {
    const { kind, seat } = t.prompts
    return kind === P.purchase && t.round > 2 && t.seats[seat].gold > 3
  })
  const page = await guest({ phone: true })
  await sit(page, link)
  await expect.poll(() => page.locator('.bd-tabs [aria-current]').innerText()).toContain('Markets')
  const stall = page.locator('.db-market.black .stall.legal').first()
  const before = await move(page)
  await stall.tap()
  await page.locator('.prompt .btn.primary').waitFor()
  await expect.poll(() => move(page)).toBe(before)
  await expect.poll(() => page.locator('.prompt .preview').innerText()).toContain('bought')
  await stall.tap()
  await expect.poll(() => move(page)).not.toBe(before)
})
