/** Bills to come, with the sales that can be expected until then. */
import type { BrewCrafters } from '../rules/table.ts'
import type { SeatSummary } from './seat-summary.ts'
import { billsLeft, seasonsToBill } from './time.ts'
import { WEIGHTS } from './weights.ts'

export interface Budget {
  /** Dollars that nothing pays and become loans, and what is left at the end. */
  missing: number
  cash: number
}

const found: Budget = { missing: 0, cash: 0 }

/** With so much more money and so much higher bills than there are. The same object every time. */
export function budget(t: BrewCrafters, seat: number, summary: SeatSummary, money = 0, costs = 0): Readonly<Budget> {
  const me = t.seats[seat]
  const { bottles, tanks, crews } = me
  const bills = billsLeft(t)
  const bill = summary.bill + costs
  const { salePrice } = t.box.constants
  let cash = me.money + money
  let missing = 0
  let waiting = (bottles[0] ? 1 : 0) + (bottles[1] ? 1 : 0) + (me.pub ? 1 : 0)
  let later = (tanks[0] ? 1 : 0) + (tanks[1] ? 1 : 0)
  let seasons = seasonsToBill(t)
  let actions = summary.crewsNow + seasons * crews
  for (let i = 0; i < bills; i++) {
    if (actions >= 1) {
      cash += waiting * salePrice
      waiting = later
      later = 0
    }
    if (actions >= 2) {
      cash += waiting * salePrice
      waiting = 0
    }
    cash += Math.min(actions * 0.5, seasons * WEIGHTS.salesPerSeason) * salePrice - bill
    if (cash < 0) {
      missing -= cash
      cash = 0
    }
    actions = 4 * crews
    seasons = 4
  }
  found.missing = missing
  found.cash = cash
  return found
}
