/** What Heaven & Ale says to somebody who does not know it: the same in all languages, made from one set of phrases each. */
import type { Explanation, Guide, Who } from '@taproom/engine'
import type { HeavenAndAleView } from '../rules/table.ts'
import { capital, Speech } from '../words/speech.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import { explainCard, explainPair, explainSpot } from './discs.ts'
import { explainSite } from './garden.ts'
import { explainGoal } from './goals.ts'
import { type Looking, lookerOf, type Told } from './looking.ts'
import { explainFigure, explainHeld, explainOffer, explainSeat, explainTable } from './others.ts'
import type { GuideWords } from './phrases.en.ts'
import { explainPiece, explainTrack } from './production.ts'
import { reasonFor } from './reasons.ts'
import { scoringSteps } from './scoring.ts'
import { explainSpace, explainStart } from './spaces.ts'

type Explain = (look: Looking, thing: string) => Told | undefined

/** Each knows the names of its own things and answers nothing for the others. */
const EXPLAINERS: readonly Explain[] = [
  explainSite,
  explainSpace,
  explainStart,
  explainGoal,
  explainSpot,
  explainPair,
  explainCard,
  explainPiece,
  explainTrack,
  explainOffer,
  explainFigure,
  explainHeld,
  explainTable,
]

/** A thing on a board that is not the looker's own says whose it is: `seat-2/sun-3`. */
const SEAT_AND_THING = /^seat-(\d)(?:\/(.+))?$/

export function guideIn(v: Vocabulary, g: GuideWords): Guide<HeavenAndAleView> {
  const say = new Speech(v.terms)
  const looking = (view: HeavenAndAleView, seat: number, who: Who): Looking => ({
    view,
    seat,
    me: view.seats[seat],
    isOwn: seat === lookerOf(view),
    who,
    v,
    say,
    g,
  })
  const set = (told: Told, of?: string): Explanation => ({
    name: v.typeset(capital(of === undefined ? told.name : g.names.of(told.name, of))),
    about: told.about.map(v.typeset),
    now: told.now.map(line => v.typeset(capital(line))),
    rules: told.rules,
  })
  return {
    explain(view, thing, who) {
      const [, seatName, inner] = SEAT_AND_THING.exec(thing) ?? []
      const seat = seatName === undefined ? lookerOf(view) : Number(seatName)
      if (seat >= view.seatCount) return undefined
      const look = looking(view, seat, who)
      if (seatName !== undefined && inner === undefined) return set(explainSeat(look))
      for (const explain of EXPLAINERS) {
        const told = explain(look, inner ?? thing)
        if (told) return set(told, look.isOwn || inner === undefined ? undefined : who(seat))
      }
      return undefined
    },
    scoring: (view, who) =>
      scoringSteps(view, seat => looking(view, seat, who)).map(step => ({
        ...step,
        title: v.typeset(step.title),
        seats: step.seats.map(told => ({ ...told, sum: v.typeset(told.sum) })),
      })),
    reason(view, move, who) {
      const said = reasonFor(looking(view, lookerOf(view), who), move)
      return said.length === 0 ? undefined : v.typeset(said.join('; '))
    },
  }
}
