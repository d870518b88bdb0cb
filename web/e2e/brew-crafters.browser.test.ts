import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { guest, liftCurtain, open, ready, sitDown, useBrowser, type Wishes } from './guest.ts'

useBrowser()

/** Positions of recorded matches, as links of all moves up to the moment that a test is about. */
const AT = {
  overflow: '1.brew-crafters.1.IAAlUjAkTgX4_eMXDyhStJVZa34AGIylyUAYoJH3gA',
  collaboration: '1.brew-crafters.1.MAEIAoVdO8NsZUWip3lVYjqxa34ANukFKKKmLF4Rg4AXgpEA',
  tempLabour: '1.brew-crafters.1.IQExKQAxId5HR_WogAV7ntINa34AKusFJpZgrbKsPoUA',
  extraMarket: '1.brew-crafters.1.IQDtCaWKLh272qkHinZ4rPmda34AHXFDYCqiSh2GQA',
  exchange: '1.brew-crafters.1.IIBdLM5rrJ9YLRTOpNIEPACja34AGuDLuI08i0GU',
  agency: '1.brew-crafters.1.IEESreUYMY6qykCXj83N7PWRa34AGsGq_RMyNPvc',
  farm: '1.brew-crafters.1.ICDGsrRlvnwauH17gBhTpxqXa34AAZYA1g',
  secretRecipe: '1.brew-crafters.1.IBHvz4bcix0BzW1FjPoVPYE3a34AHPEGRKMHUJVoCA',
  payments: '1.brew-crafters.1.JAGVWlvCFhMacalKeE9GhA-La34AuIx7RCoNMmIajYkmDdgpGwGzCCBA2FMkbmlGmQV1URJils1o',
  twoTanks: '1.brew-crafters.1.IACFVjH-02f1e0JRY3fOpsQPa34AJS6vTROgAiNblag',
} as const

/** Goes on from where a link ends, around one screen; a finished turn waits, so that what it did can be looked at. */
async function playOn(at: keyof typeof AT, wishes: Wishes = {}): Promise<Page> {
  const page = await guest({ preferences: { confirm: 'ask' }, ...wishes })
  page.setDefaultTimeout(20_000)
  await open(page, `#/link/${AT[at]}`)
  await page.locator('.prompt, .tb-curtain').first().waitFor()
  await liftCurtain(page)
  await ready(page)
  return page
}

const place = (page: Page, id: string): Locator => page.locator(`.pick[data-place="${id}"]:visible`).first()
const question = (page: Page): Promise<string> => page.locator('.prompt .question').innerText()
const held = async (page: Page, kind: string): Promise<number> =>
  Number(await place(page, kind).locator('.count b').innerText())
const money = async (page: Page): Promise<number> =>
  Number(await page.locator('.bc-head .numbers b').nth(1).innerText())

describe('on the drawn board', () => {
  test('what does not fit is given back by tapping cubes, in any order', async () => {
    const page = await playOn('overflow', { phone: true })
    await expect.poll(() => question(page)).toMatch(/discard 2 cubes/)
    const [malt, yeast] = [await held(page, 'malt'), await held(page, 'yeast')]
    await place(page, 'yeast').tap()
    await expect.poll(() => page.locator('.bc-store .ask').innerText()).toContain('1 more')
    await place(page, 'start-over').tap()
    await expect.poll(() => page.locator('.bc-store .ask').innerText()).toContain('give back 2')
    await place(page, 'yeast').tap()
    await place(page, 'malt').tap()
    await page.locator('.bc-store .ask').waitFor({ state: 'detached' })
    expect([await held(page, 'malt'), await held(page, 'yeast')]).toEqual([malt - 1, yeast - 1])
  })

  test('a section of the collaboration is filled, with the specialty of one’s choice', async () => {
    const page = await playOn('collaboration')
    await place(page, 'signature').click()
    const specialties = page.locator('.bc-sheet .bc-option')
    await expect.poll(() => specialties.count()).toBeGreaterThan(1)
    await specialties.first().click()
    await page.locator('.bc-section.full[data-place="signature"]').waitFor()
  })

  test('a recipe in hand, then the tank: on the line or in the pub', async () => {
    const page = await playOn('twoTanks')
    await page.locator('.bc-recipe.legal').first().click()
    await expect.poll(() => page.locator('.bc-tank.legal').count()).toBe(2)
    await place(page, 'pub').click()
    await page.locator('.tb-log').getByText('in the pub').first().waitFor()
  })

  test('several ways to pay are a sheet of their own', async () => {
    const page = await playOn('payments')
    await place(page, 'pumpkin-ale').click()
    await place(page, 'line').click()
    const ways = page.locator('.bc-sheet .bc-option')
    await expect.poll(() => ways.count()).toBe(2)
    await ways.last().click()
    await page.locator('.tb-log').getByText('1 spice for 1 fruit').first().waitFor()
  })

  test('what is not legal is refused with a sentence and its rule, and plays nothing', async () => {
    const page = await playOn('farm')
    const refusal = page.locator('.prompt .refusal')
    // What is not legal says so (aria-disabled), and answers a tap all the same.
    const tap = (id: string) => place(page, id).click({ force: true })
    await tap('malt')
    await expect.poll(() => refusal.innerText()).toContain('BC-5.29')
    await tap('shift-office-1')
    await tap('shift-office-1/crew/worker')
    await expect.poll(() => refusal.innerText()).toMatch(/3 batches[\s\S]*BC-6\.18/)
    await tap('everyday-ale')
    await expect.poll(() => refusal.innerText()).toContain('BC-5.2')
    await refusal.getByRole('button').click()
    await page.locator('.tb-book .wanted').waitFor()
    await expect.poll(() => page.locator('.prompt .question').innerText()).toMatch(/first worker/)
  })
})

describe('each module on the drawn board', () => {
  test('temp labour: booked on the market, waiting on the season board, used for an extra action', async () => {
    const page = await playOn('tempLabour')
    const before = await money(page)
    await place(page, 'temp-labour').click()
    await page.locator('.bc-season .temps').first().waitFor()
    await page.keyboard.press('u')
    await expect.poll(() => money(page)).toBe(before)
    const extra = await playOn('extraMarket')
    await expect.poll(() => question(extra)).toContain('extra market action')
    await extra.locator('.bc-space.legal').first().click()
    const option = extra.locator('.bc-bubble .pick.legal').first()
    if (await option.count()) await option.click()
    await extra.locator('.tb-log').getByText('uses a temp').first().waitFor()
  })

  test('commodity exchange: what, how many, for what', async () => {
    const page = await playOn('exchange')
    await place(page, 'commodity-exchange').click()
    const [yeast, malt] = [await held(page, 'yeast'), await held(page, 'malt')]
    await page.locator('.bc-exchange .give').nth(1).click()
    await page.getByRole('button', { name: 'one more' }).click()
    await page.locator('.bc-exchange .bc-answer.legal').first().click()
    await page.locator('.bc-exchange').waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('.tb-log').innerText()).toContain('exchanges 2 yeast for 6 malt')
    expect(yeast).toBeGreaterThan(1)
    expect(malt).toBeGreaterThanOrEqual(0)
  })

  test('labour agency: six cards that only this seat sees, one for $1', async () => {
    const page = await playOn('agency')
    await place(page, 'labour-agency').click()
    const cards = page.locator('.bc-sheet .bc-option.legal')
    await cards.first().waitFor()
    await expect.poll(() => cards.count()).toBe(6)
    await expect.poll(() => page.getByRole('button', { name: 'Hire nobody' }).count()).toBe(1)
    await cards.first().click()
    await page.locator('.tb-log').getByText('through the agency').first().waitFor()
  })

  test('community farm: a cube of the storehouse is planted', async () => {
    const page = await playOn('farm')
    const malt = await held(page, 'malt')
    await place(page, 'community-farm').click()
    await expect.poll(() => page.locator('.bc-store .ask').innerText()).toBe('plant one')
    await place(page, 'malt').click()
    await page.locator('.bc-module .plot.planted').waitFor()
    await page.keyboard.press('u')
    await page.keyboard.press('u')
    await expect.poll(() => held(page, 'malt')).toBe(malt)
  })

  test('secret recipe: read by its owner only, behind the curtain nothing of it is there', async () => {
    const page = await playOn('secretRecipe')
    // Looking at the cards cannot be taken back: the first press only asks.
    await place(page, 'secret-recipe').click()
    await page.locator('.prompt .btn.primary', { hasText: 'Secret recipe' }).waitFor()
    expect(await question(page)).toMatch(/What does/)
    await place(page, 'secret-recipe').click()
    await place(page, 'barleywine').click()
    await page.keyboard.press('c')
    await page.locator('.tb-curtain').waitFor()
    expect(await page.locator('.bc-board').count()).toBe(0)
    expect(await page.content()).not.toMatch(/barleywine/i)
    await liftCurtain(page)
    await ready(page)
    await expect.poll(() => page.locator('.bc-secrets .others b').innerText()).toBe('1')
    expect(await page.content()).not.toMatch(/barleywine/i)
  })
})

test('what a crew can do is named, and a tile says its winter cost before it is installed', async () => {
  const page = await playOn('secretRecipe')
  const deeds = page.locator('.bc-head .bc-deed')
  await expect.poll(() => deeds.allInnerTexts()).toEqual(['Process', 'Research', 'Install', 'Secret'])
  expect(await place(page, 'mash-tun').locator('.cost').innerText()).toBe('$1')
  const bill = page.locator('.bc-bill')
  expect(await bill.locator('em').count()).toBe(0)
  await place(page, 'mash-tun').hover()
  await expect.poll(() => bill.locator('em').allInnerTexts()).toEqual([expect.stringMatching(/^→ \$\d+$/)])
  await place(page, 'deed/lab-research').click()
  await expect.poll(() => page.locator('.bc-sheet .bc-option.legal').count()).toBe(4)
})

test('on a phone the tab of the decision opens by itself, and a second tap does it', async () => {
  const page = await playOn('secretRecipe', { phone: true })
  const tab = () => page.locator('.bd-tabs [aria-current]').innerText()
  await expect.poll(() => tab()).toBe('Brewery')
  await page.locator('.bd-tabs button').first().tap()
  await expect.poll(() => tab()).toBe('Market')
  await page.locator('.bd-tabs button').nth(1).tap()
  await place(page, 'deed/secret-recipe').tap()
  await expect.poll(() => question(page)).toMatch(/What does/)
  await place(page, 'deed/secret-recipe').tap()
  await expect.poll(() => tab()).toBe('Recipes')
  await expect.poll(() => page.locator('.bc-sheet .bc-option.legal').count()).toBeGreaterThan(10)
})

test('where nobody holds a secret no curtain falls, and the menu hands the screen over', async () => {
  const page = await guest()
  await sitDown(page, 'brew-crafters', 'around', { count: 2 })
  await expect.poll(() => page.locator('.tb-curtain').count()).toBe(0)
  const { 0: first } = await page.locator('.bc-head').allInnerTexts()
  await page.locator('.tools').getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: /^Hand the screen to/ }).click()
  await expect.poll(async () => (await page.locator('.bc-head').allInnerTexts())[0]).not.toBe(first)
  await expect.poll(() => page.locator('.tb-curtain').count()).toBe(0)
})

test('on a phone no answer to a place is covered', async () => {
  const page = await guest({ phone: true })
  // Around one screen: a bot that goes first may take this very place.
  await sitDown(page, 'brew-crafters', 'around', { count: 2 })
  await ready(page)
  for (let tap = 0; tap < 2; tap++) await page.locator('.bc-space', { hasText: 'Specialty' }).first().tap()
  const answers = page.locator('.bc-bubble .bc-answer')
  await answers.nth(2).waitFor()
  for (const answer of await answers.all())
    expect(
      await answer.evaluate(one => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      }),
    ).toBe(true)
})
