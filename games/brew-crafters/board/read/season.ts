import { LAST_SEASON, MAX_CREWS, SEASONS, WORKERS_PER_SEAT } from '../../components/names.ts'
import { type BrewCrafters, type Phase as GamePhase, PHASES, seasonOf, yearOf } from '../../rules/table.ts'
import { capital } from '../../words/shared/amounts.ts'
import type { Phase, SeatColour } from '../kinds.ts'
import type { BoardWords } from '../words.ts'
import { crewsLeft, seatsOf } from './table.ts'

const SHOWN: { readonly [P in GamePhase]?: Phase } = {
  supply: 'supply',
  benefits: 'supply',
  market: 'market',
  brewing: 'brewing',
}

/** How many pieces a seat still has to use in this phase: workers, then crews. */
function left(t: BrewCrafters, seat: number): number {
  if (PHASES[t.phase] === 'brewing') return t.round > MAX_CREWS ? t.seats[seat].temps : crewsLeft(t, seat)
  return Math.max(0, WORKERS_PER_SEAT - t.seats[seat].placed)
}

export function readSeason(t: BrewCrafters, words: BoardWords, colour: (seat: number) => SeatColour) {
  const order = seatsOf(t).map(place => (t.leader + place) % t.seatCount)
  return {
    /** 1–12. */
    season: Math.max(1, t.season),
    phase: SHOWN[PHASES[t.phase]],
    yearWord: words.year(Math.max(1, yearOf(t))),
    seasonWord: capital(words.lexicon.names.season[SEASONS[seasonOf(t)]]),
    /** Seats in the order of this phase; `left` is how many of its workers are still to place. */
    order: order.map(seat => ({
      seat: colour(seat),
      first: seat === t.firstPlayer,
      acting: seat === t.prompts.seat,
      left: left(t, seat),
    })),
    /** Temps that wait on a season. */
    temps: seatsOf(t).flatMap(seat => {
      const { temps, booked } = t.seats[seat]
      return [temps, booked[0], booked[1]].flatMap((count, ahead) =>
        t.season + ahead > LAST_SEASON
          ? []
          : Array.from({ length: count }, () => ({ season: t.season + ahead, seat: colour(seat) })),
      )
    }),
  }
}
