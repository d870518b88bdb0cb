/** The log in English: in the past tense, which fits "You" and a name alike. */
import { capital, cell, signed } from './speech.ts'
import type { Log } from './vocabulary.ts'

export const log: Log = {
  'game-start': ({ players, edition, firstSeat }, _say, who) =>
    `${players} players, ${edition === 'english' ? 'English' : 'French'} edition. ${who(firstSeat)} had the first turn.`,
  deal: ({ round, resources, monks }) =>
    round === 1 ? undefined : `${resources.length} resource tiles and ${monks.length} monks were turned up.`,
  'last-round': ({ extraDiscs }, say) =>
    extraDiscs.length === 0
      ? 'The last round.'
      : `The last round: a second disc on ${say.list(extraDiscs.map(space => say.space(space)))}.`,
  'setup-start': ({ seat, startSpace }, say, who) => `${who(seat)} took the ${say.start(startSpace)}.`,
  'round-start': ({ number, of, firstSeat }, _say, who) => `Round ${number} of ${of}: ${who(firstSeat)} first.`,
  'turn-start': () => undefined,
  move: ({ seat, to }, say, who) => `${who(seat)} moved to ${say.space(to)}.`,
  sell: ({ seat, card, ducatsAfter }, say, who) =>
    `${who(seat)} sold ${say.card(card)} and had ${say.terms.ducats(ducatsAfter)}.`,
  'sale-queued': ({ seat, card }, say, who) => `${who(seat)} put ${say.card(card)} up for sale.`,
  'sale-withdrawn': ({ seat, card }, say, who) => `${who(seat)} kept ${say.card(card)} after all.`,
  buy: ({ seat, tile, site, price, ducatsAfter }, say, who) =>
    `${who(seat)} bought ${say.isMonk(tile) ? 'a ' : ''}${say.tile(tile)} for ${say.site(site)}: ${say.terms.ducats(price)}, ${ducatsAfter} left.`,
  stop: ({ seat, automatic }, _say, who) => (automatic ? undefined : `${who(seat)} stopped buying.`),
  enclose: ({ seat, shed, sum, type }, say, who) =>
    `${who(seat)} enclosed ${say.site(shed)}: sum ${sum}, shed of type ${type.slice(-1)}.`,
  activate: () => undefined,
  trigger: ({ site, monkType }, say) => `The ${say.terms.monks[monkType]} on ${say.site(site)} was triggered.`,
  marker: ({ colour, from, to }, say) =>
    from === to ? undefined : `${capital(say.colour(colour))} marker ${cell(from)} → ${cell(to)}.`,
  brewmaster: ({ from, to, stepsLost }, say) =>
    stepsLost > 0
      ? `Brewmaster ${cell(from)} → ${cell(to)}, ${say.terms.steps(stepsLost)} past the end.`
      : `Brewmaster ${cell(from)} → ${cell(to)}.`,
  zone: ({ rate, multiplier }) => `Exchange rate ${rate}:1 and multiplier ×${multiplier} from now on.`,
  disc: ({ seat, spot }, say, who) => `${who(seat)} put a disc on ${say.spot(spot)}.`,
  number: ({ seat, number }, _say, who) => `${who(seat)} named the number ${number}.`,
  pair: ({ seat, pair }, say, who) => `${who(seat)} completed pair ${say.pairNumber(pair)}.`,
  privilege: ({ seat, pair, card }, say, who) =>
    `${who(seat)} placed ${say.card(card)} beside pair ${say.pairNumber(pair)}.`,
  'privilege-lost': ({ seat, pair, reason }, say, who) =>
    reason === 'declined'
      ? `${who(seat)} placed no card beside pair ${say.pairNumber(pair)}.`
      : `${who(seat)} had no card left for pair ${say.pairNumber(pair)}.`,
  barrel: ({ seat, goal, size, vp }, say, who) =>
    `${who(seat)} took the ${size} barrel for ${say.goal(goal)}: ${say.terms.points(vp)}.`,
  home: ({ seat, startSpace }, say, who) => `${who(seat)} came home on the ${say.start(startSpace)}.`,
  out: ({ seatsStillOut }) => (seatsStillOut === 1 ? 'One figure is still out.' : undefined),
  'round-end': ({ round }) => `Round ${round} was over.`,
  'game-end': () => 'The last round was over. Final scoring:',
  ducats: ({ seat, delta, after, cause }, say, who) =>
    cause === 'purchase' || cause === 'sale' || cause === 'scoring'
      ? undefined
      : `${signed(delta)} ${delta === 1 ? 'ducat' : 'ducats'}: ${who(seat)} had ${say.terms.ducats(after)}.`,
  exchange: ({ seat, rate, lifts, after }, say, who) =>
    lifts.length === 0
      ? `${who(seat)} had nothing to exchange at ${rate}:1.`
      : `${who(seat)} exchanged at ${rate}:1 for ${say.terms.steps(lifts.length)}: ${cells(after, say)}.`,
  tens: ({ seat, ducatsSpent, steps }, say, who) =>
    steps.length === 0
      ? undefined
      : `${who(seat)} paid ${say.terms.ducats(ducatsSpent)} for ${say.terms.steps(steps.length)}.`,
  score: ({ seat, lowest, multiplier, production, barrels, barrelCard, firstSpace, total }, say, who) =>
    `${who(seat)}: ${say.terms.points(total)} (${lowest > 0 ? `${lowest} × ${multiplier} = ` : ''}${production} production, ${barrels} barrels, ${barrelCard} barrel card, ${firstSpace} first-player space).`,
  result: ({ winners, ranking }, say, who) =>
    winners.length > 1
      ? `${say.list(winners.map(who))} shared the victory with ${say.terms.points(ranking[winners[0]].total)} each.`
      : `${who(winners[0])} won with ${say.terms.points(ranking[winners[0]].total)}.`,
}

const cells = (after: readonly number[], say: Parameters<Log['exchange']>[1]): string =>
  after.map((value, colour) => `${say.colour(colour)} ${cell(value)}`).join(', ')
