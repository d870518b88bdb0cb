import type { Page } from 'playwright-core'

/** An answer to what is asked; what one may do besides would go on for ever. */
export const ANSWER = '.choice:not(.aside)'

/** A legal choice on a drawn board. */
export const PLACE = ':is(.legal[role="button"], button.legal)'

/** What a person sees when they are asked something, and where the choice is that they wish for. */
export interface Moment {
  readonly kind: 'asked' | 'curtain' | 'end'
  /** How many choices there are. */
  readonly choices: number
  readonly x: number
  readonly y: number
  /** Whether the focus is on a choice. */
  readonly focused: boolean
  /** What the header says of the match: it changes with every move. */
  readonly made: string
}

/** Waits until this person is asked something, has a turn to confirm, or the match is over: in one question to the page. */
export function moment(page: Page, choice: string, wish = 0): Promise<Moment> {
  return page.evaluate(
    async ({ choice, wish }) => {
      const AWAITED = '.prompt[aria-label="Your decision"], .prompt .btn.primary, .tb-curtain, .tb-end'
      if (!document.querySelector(AWAITED))
        await new Promise<void>((resolve, reject) => {
          const change = new MutationObserver(() => {
            if (!document.querySelector(AWAITED)) return
            change.disconnect()
            resolve()
          })
          change.observe(document.body, { subtree: true, childList: true, attributes: true })
          AbortSignal.timeout(60_000).onabort = () => reject(new Error('nobody is asked anything'))
        })
      const curtain = document.querySelector('.tb-curtain .btn.primary')
      const kind = document.querySelector('.tb-end') ? 'end' : curtain ? 'curtain' : 'asked'
      const shown = [...document.querySelectorAll(choice)].filter(one => one.getClientRects().length > 0)
      const wanted = curtain ?? shown.at(wish % Math.max(1, shown.length))
      wanted?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const box = wanted?.getBoundingClientRect() ?? new DOMRect()
      return {
        kind,
        choices: shown.length,
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
        focused: document.activeElement?.matches(choice) ?? false,
        made: document.querySelector('.table-header .aside')?.textContent ?? '',
      } as const
    },
    { choice, wish },
  )
}

/** The last choice is usually to pass; who takes it often is soon through, and has still done a bit of everything. */
export const brisk = (turn: number): number => (turn % 3 === 0 ? turn * 7 : -1)

/** Plays by `act` until the end screen is there. */
export async function playOut(
  page: Page,
  choice: string,
  act: (now: Moment, turn: number) => Promise<void>,
  wish: (turn: number) => number = turn => turn * 7,
): Promise<void> {
  for (let turn = 0; turn < 4000; turn++) {
    const now = await moment(page, choice, wish(turn))
    if (now.kind === 'end') return
    if (now.kind === 'curtain') await page.mouse.click(now.x, now.y)
    else await act(now, turn)
  }
  throw new Error('the match does not end')
}

const LISTED = `dialog[open] ${ANSWER}`

/** Where the board has no place for a choice, or a tap only took something in hand, the list of all choices goes on. */
export async function fromTheList(page: Page, turn: number): Promise<void> {
  await page.keyboard.press('a')
  const { choices, x, y } = await moment(page, LISTED, turn)
  if (choices > 0) await page.mouse.click(x, y)
  else await page.keyboard.press('Escape')
}

/** The same without a mouse. */
export async function fromTheListByKeys(page: Page, turn: number): Promise<void> {
  await page.keyboard.press('a')
  const { choices } = await moment(page, LISTED)
  if (choices === 0) return page.keyboard.press('Escape')
  await tabTo(page, LISTED)
  for (let i = 0; i < turn % Math.min(4, choices); i++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
}

/** Moves the focus with Tab until it is on a choice; false when there is none to be reached. */
export async function tabTo(page: Page, choice: string): Promise<boolean> {
  for (let tries = 0; tries < 80; ) {
    const stops = await stopsTo(page, choice)
    if (stops <= 0) return stops === 0
    tries += stops
    for (let i = 0; i < stops; i++) await page.keyboard.press('Tab')
  }
  return false
}

/** How often Tab has to be pressed, by the order of the page: 0 when the focus is there, −1 when there is nothing to go to. */
const stopsTo = (page: Page, choice: string): Promise<number> =>
  page.evaluate(choice => {
    const from = document.activeElement
    if (from?.matches(choice)) return 0
    const stops = [...(document.querySelector('dialog[open]') ?? document).querySelectorAll<HTMLElement>('*')].filter(
      one => one.tabIndex >= 0 && !one.matches(':disabled, [inert] *') && one.getClientRects().length > 0,
    )
    const at = stops.findIndex(one => from && (one === from || from.compareDocumentPosition(one) & 4))
    const start = at < 0 ? 0 : stops[at] === from ? at + 1 : at
    const ahead = [...stops.slice(start), ...stops.slice(0, start)].findIndex(one => one.matches(choice))
    return ahead + (ahead < 0 ? 0 : 1)
  }, choice)

/** Tab stops follow the picture: whoever is quicker than the page waits until a choice on the board is one. */
export async function reachable(page: Page): Promise<void> {
  await page.waitForFunction(
    place => [...document.querySelectorAll<HTMLElement>(place)].some(one => one.tabIndex >= 0),
    PLACE,
  )
}
