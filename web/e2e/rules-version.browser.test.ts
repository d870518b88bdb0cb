/** Matches of two versions of the rules in one browser: each is played by the one it began with. */
import { type DiceBrewing, diceBrewing, MH3, P, TOKENS } from '@taproom/dice-brewing'
import { Chance, copy, linkOf, seedFrom, Table } from '@taproom/engine'
import { expect, test } from 'vitest'
import { guest, liftCurtain, open, useBrowser } from './guest.ts'

useBrowser()

const SLOW: readonly string[] = [...TOKENS, 'pass', 'end-turn', 'finish', 'decline']

/** A table at which letting the lap go by ends Brewing, while whoever is asked owns a token that could be played then. */
function lastBrew(rules: number): string {
  const game = diceBrewing.withRules(rules)
  if (!game) throw new Error(`no version ${rules}`)
  const today = diceBrewing.make()
  const decline = game.pack({ kind: 'decline' })
  const wanted = (t: DiceBrewing): boolean => {
    const me = t.seats[t.prompts.seat]
    if (t.prompts.kind !== P.brew || me.tokenCount === 0 || me.inputs[MH3] === 0) return false
    if (t.prompts.seat !== t.holder) return false // tidies first, and has a raised die to put away
    copy(t, today) // version 2 would ask now, whichever the match is of
    diceBrewing.play(today, t.prompts.seat, decline)
    return today.prompts.kind === P['tidying-window'] && today.prompts.seat === t.prompts.seat
  }
  const chance = new Chance()
  chance.seed(seedFrom('the last brew'))
  for (let match = 0; match < 200; match++) {
    const table = Table.open(game, { seats: 2, seed: seedFrom(`match ${match}`) })
    if (typeof table === 'string') throw new Error(table)
    while (!table.over) {
      if (wanted(table.state)) return linkOf(table)
      const legal = table.legal()
      const busy = legal.filter(move => !SLOW.includes(game.unpack(move).kind))
      const calm = legal.filter(move => !(TOKENS as readonly string[]).includes(game.unpack(move).kind))
      const among = busy.length > 0 && chance.below(4) > 0 ? busy : calm
      table.play(table.waitingFor, among[chance.below(among.length)])
    }
  }
  throw new Error('chance never led there')
}

test.each([{ phone: false }, { phone: true }])(
  'Dice Brewing: a match of version 1 goes on as such beside one of version 2 (phone: $phone)',
  async ({ phone }) => {
    const page = await guest({ phone })
    const question = () => page.locator('.prompt .question').innerText()
    const letGo = async (rules: number) => {
      await open(page, `#/link/${lastBrew(rules)}`)
      await page.locator('.prompt, .tb-curtain').first().waitFor()
      await liftCurtain(page)
      await page.getByRole('button', { name: 'Brew nothing' }).first().click()
      await expect.poll(() => page.url()).toContain('#/match/')
      return page.url()
    }
    const old = await letGo(1)
    await expect.poll(question).toContain('Your raised die') // Tidying at once: version 1 has no window before it
    await letGo(2)
    await expect.poll(question).toContain('Before Tidying')
    await open(page, old)
    await page.locator('.prompt, .tb-curtain').first().waitFor()
    await liftCurtain(page)
    await expect.poll(question).toContain('Your raised die')
    const before = await question()
    await page
      .getByRole('button', { name: /^Store / })
      .first()
      .click()
    await expect.poll(question).not.toBe(before)
  },
)
