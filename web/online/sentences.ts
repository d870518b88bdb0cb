import type { MatchStanding, Pace, Refused, Wish } from '@taproom/protocol'
import { onlineWords } from '../words/online/index.ts'
import { asClock, roughly } from './clock.ts'

/** What the server says in codes, as sentences for people. */

export function refusedSentence(refused: Refused): string {
  const sentences: { readonly [code: string]: string } = onlineWords().refused
  return sentences[refused.code] ?? onlineWords().refused.other
}

export function paceSentence(pace: Pace): string {
  const w = onlineWords().pace
  const day = pace.kind === 'daily' && pace.hours % 24 === 0
  const terms =
    pace.kind === 'live'
      ? w.liveTerms(Math.round(pace.bank / 60), pace.increment)
      : w.dailyTerms(day ? pace.hours / 24 : pace.hours, day ? 'day' : 'hour')
  return pace.loss ? `${terms}, ${w.lossTerms}` : terms
}

/** Why a match ended before its end. */
export function endedSentence({ ended }: MatchStanding): string {
  const w = onlineWords().table.ended
  return ended === 'abandoned' || ended === 'time' || ended === 'house' ? w[ended] : w.agreed
}

export function wishSentence(wish: Wish, who: (seat: number) => string): string {
  const w = onlineWords().proposal
  if (wish.kind === 'takeback') return w.takeback(wish.to)
  return wish.kind === 'kick' ? w.kick(who(wish.of)) : w[wish.kind]
}

export const spanSentence = (milliseconds: number): string => {
  const [n, unit] = roughly(milliseconds)
  return onlineWords().span(n, unit)
}

/** Time left, as a clock where people sit and wait, in days and hours otherwise. */
export function leftSentence(pace: Pace, left: number): string {
  if (left <= 0) return onlineWords().table.late
  if (pace.kind === 'live') return asClock(left)
  const [n, unit] = roughly(left)
  return onlineWords().table.left(n, unit)
}
