import type { Score, ScoringStep, Who } from '@taproom/engine'
import type { AnyEvent, AnyGuide, AnyView, AnyWords } from './kinds.ts'

const pointsOf = (steps: readonly ScoringStep[], seat: number): number =>
  steps.reduce((sum, step) => sum + (step.seats.find(one => one.seat === seat)?.points ?? 0), 0)

/** The scoring as the game's guide tells it; where it has none, or tells another result than the game, the parts of the score. */
export function tellScoring(
  view: AnyView,
  scores: readonly Score[],
  words: Pick<AnyWords, 'parts'>,
  guide: AnyGuide | undefined,
  who: Who,
): readonly ScoringStep[] {
  const told = guide?.scoring(view, who)
  // What a view hides the guide cannot add up.
  if (told && scores.every(({ total }, seat) => pointsOf(told, seat) === total)) return told
  const parts = [...new Set(scores.flatMap(score => Object.keys(score.parts)))]
  return parts
    .map(part => ({
      title: words.parts[part] ?? part,
      rule: '',
      seats: scores.map(({ parts }, seat) => ({ seat, sum: '', points: parts[part] ?? 0, things: [] })),
    }))
    .filter(({ seats }) => seats.some(({ points }) => points !== 0))
}

/** What the game did to the table before it counted, told in the words of its log. */
export function tellBefore(
  events: readonly AnyEvent[],
  seats: number,
  title: string,
  say: (event: AnyEvent) => string | undefined,
  placesOf: (event: AnyEvent) => readonly string[],
): readonly ScoringStep[] {
  if (events.length === 0) return []
  const of = (seat: number) => events.filter(event => event.seat === seat)
  const told = Array.from({ length: seats }, (_, seat) => ({
    seat,
    sum: of(seat)
      .flatMap(event => say(event) ?? [])
      .join(' '),
    points: 0,
    things: of(seat).flatMap(placesOf),
  }))
  return [{ title, rule: '', seats: told }]
}

/** The points of a seat after so many steps. */
export const runningTotal = (steps: readonly ScoringStep[], count: number, seat: number): number =>
  pointsOf(steps.slice(0, count), seat)
