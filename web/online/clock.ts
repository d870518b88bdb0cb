import type { MatchStanding, Pace } from '@taproom/protocol'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Milliseconds this seat has left; undefined when no time is counted for it. */
export function leftOf(standing: MatchStanding, seat: number, now: number): number | undefined {
  if (standing.status !== 'running') return undefined
  if (standing.waiting === seat && standing.due !== null) return standing.due - now
  return standing.banks[seat]
}

/** Whether the seat that is waited for is over its time. */
export const isLate = (standing: MatchStanding, now: number): boolean =>
  standing.status === 'running' && standing.due !== null && now > standing.due

/** Whether the others may do something about it: a grace after the deadline is over. */
export const mayHandOver = (standing: MatchStanding, now: number): boolean =>
  standing.status === 'running' && standing.handoverFrom !== null && now >= standing.handoverFrom

/** `4:07`, `1:02:09`; never below zero. */
export function asClock(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / SECOND))
  const two = (n: number) => String(n).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** A length of time in its largest unit that still says something: `[3, 'day']`. */
export function roughly(milliseconds: number): readonly [number, 'minute' | 'hour' | 'day'] {
  const span = Math.max(0, milliseconds)
  if (span >= 1.5 * DAY) return [Math.round(span / DAY), 'day']
  if (span >= 90 * MINUTE) return [Math.round(span / HOUR), 'hour']
  return [Math.ceil(span / MINUTE), 'minute']
}

/** How often a shown time changes. */
export const beatOf = (pace: Pace): number => (pace.kind === 'live' ? 500 : 20 * SECOND)
