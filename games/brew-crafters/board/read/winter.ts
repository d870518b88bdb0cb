/** The winter bill while it is fresh: from its payment until one's own next worker is placed (BC-8.3). */
import { SEASONS } from '../../components/names.ts'
import { type BrewCraftersView, PHASE, seasonOf } from '../../rules/table.ts'
import { capital } from '../../words/shared/amounts.ts'
import { billParts } from '../../words/shared/log.ts'
import type { SeatColour } from '../kinds.ts'
import type { BoardEvent } from '../previews.ts'
import type { BoardWords } from '../words.ts'

type Bill = Extract<BoardEvent, { kind: 'bill' }>

const isFresh = (view: BrewCraftersView, seat: number): boolean =>
  view.season > 1 && seasonOf(view) === 0 && view.phase <= PHASE.market && (view.seats[seat]?.placed ?? 0) === 0

/** The bills of the Winter that has just ended, by seat. */
function lastBills(journal: readonly BoardEvent[], season: number): Bill[] {
  const bills: Bill[] = []
  for (let i = journal.length - 1; i >= 0; i--) {
    const event = journal[i]
    if (event.kind === 'bill' && event.season === season) bills.unshift(event)
    else if (bills.length > 0) break
  }
  return bills
}

export function readWinter(
  view: BrewCraftersView,
  journal: readonly BoardEvent[],
  seat: number,
  words: BoardWords,
  table: { colour(seat: number): SeatColour; who(seat: number): string },
) {
  const bills = isFresh(view, seat) ? lastBills(journal, view.season - 1) : []
  if (bills.length === 0) return undefined
  const { lexicon, winter } = words
  const { money, loans } = lexicon.names
  return {
    title: winter.title((view.season - 1) / SEASONS.length),
    bills: bills.map(bill => ({
      seat: table.colour(bill.seat),
      place: bill.seat,
      own: bill.seat === seat,
      who: table.who(bill.seat),
      total: money(-bill.total),
      /** What it was paid for; the own one is told in full. */
      parts: capital(billParts(lexicon, bill)),
      loans: bill.loans > 0 ? loans(bill.loans) : '',
      keeps: money(bill.money),
    })),
  }
}
