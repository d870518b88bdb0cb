/** The log in Dutch: in the past tense, which fits 'Jij' and a name alike. */
import { capital, cell, signed } from './speech.ts'
import type { Log } from './vocabulary.ts'

export const log: Log = {
  'game-start': ({ players, edition, firstSeat }, _say, who) =>
    `${players} spelers, ${edition === 'english' ? 'Engelse' : 'Franse'} editie. ${who(firstSeat)} had de eerste beurt.`,
  deal: ({ round, resources, monks }) =>
    round === 1 ? undefined : `Er kwamen ${resources.length} grondstoftegels en ${monks.length} monniken bij.`,
  'last-round': ({ extraDiscs }, say) =>
    extraDiscs.length === 0
      ? 'De laatste ronde.'
      : `De laatste ronde: een tweede schijf op ${say.list(extraDiscs.map(space => say.space(space)))}.`,
  'setup-start': ({ seat, startSpace }, say, who) => `${who(seat)} nam het ${say.start(startSpace)}.`,
  'round-start': ({ number, of, firstSeat }, _say, who) => `Ronde ${number} van ${of}: ${who(firstSeat)} begon.`,
  'turn-start': () => undefined,
  move: ({ seat, to }, say, who) => `${who(seat)} ging naar ${say.space(to)}.`,
  sell: ({ seat, card, ducatsAfter }, say, who) =>
    `${who(seat)} verkocht ${say.card(card)} en had ${say.terms.ducats(ducatsAfter)}.`,
  'sale-queued': ({ seat, card }, say, who) => `${who(seat)} bood ${say.card(card)} te koop aan.`,
  'sale-withdrawn': ({ seat, card }, say, who) => `${who(seat)} hield ${say.card(card)} toch.`,
  buy: ({ seat, tile, site, price, ducatsAfter }, say, who) =>
    `${who(seat)} kocht ${say.isMonk(tile) ? 'een ' : ''}${say.tile(tile)} voor ${say.site(site)}: ${say.terms.ducats(price)}, nog ${ducatsAfter} over.`,
  stop: ({ seat, automatic }, _say, who) => (automatic ? undefined : `${who(seat)} stopte met kopen.`),
  enclose: ({ seat, shed, sum, type }, say, who) =>
    `${who(seat)} omsloot ${say.site(shed)}: som ${sum}, schuur van type ${type.slice(-1)}.`,
  activate: () => undefined,
  trigger: ({ site, monkType }, say) => `De ${say.terms.monks[monkType]} op ${say.site(site)} werd in werking gezet.`,
  marker: ({ colour, from, to }, say) =>
    from === to ? undefined : `${capital(say.colour(colour))}marker ${cell(from)} → ${cell(to)}.`,
  brewmaster: ({ from, to, stepsLost }, say) =>
    stepsLost > 0
      ? `Brouwmeester ${cell(from)} → ${cell(to)}, ${say.terms.steps(stepsLost)} voorbij het einde.`
      : `Brouwmeester ${cell(from)} → ${cell(to)}.`,
  zone: ({ rate, multiplier }) => `Vanaf nu wisselkoers ${rate}:1 en vermenigvuldiger ×${multiplier}.`,
  disc: ({ seat, spot }, say, who) => `${who(seat)} legde een schijf op ${say.spot(spot)}.`,
  number: ({ seat, number }, _say, who) => `${who(seat)} noemde het getal ${number}.`,
  pair: ({ seat, pair }, say, who) => `${who(seat)} voltooide paar ${say.pairNumber(pair)}.`,
  privilege: ({ seat, pair, card }, say, who) =>
    `${who(seat)} plaatste ${say.card(card)} naast paar ${say.pairNumber(pair)}.`,
  'privilege-lost': ({ seat, pair, reason }, say, who) =>
    reason === 'declined'
      ? `${who(seat)} plaatste geen kaart naast paar ${say.pairNumber(pair)}.`
      : `${who(seat)} had geen kaart meer voor paar ${say.pairNumber(pair)}.`,
  barrel: ({ seat, goal, size, vp }, say, who) =>
    `${who(seat)} pakte het ${size === 'large' ? 'grote' : 'kleine'} vat voor ${say.goal(goal)}: ${say.terms.points(vp)}.`,
  home: ({ seat, startSpace }, say, who) => `${who(seat)} kwam thuis op het ${say.start(startSpace)}.`,
  out: ({ seatsStillOut }) => (seatsStillOut === 1 ? 'Er is nog één speelfiguur onderweg.' : undefined),
  'round-end': ({ round }) => `Ronde ${round} was voorbij.`,
  'game-end': () => 'De laatste ronde was voorbij. Eindtelling:',
  ducats: ({ seat, delta, after, cause }, say, who) =>
    cause === 'purchase' || cause === 'sale' || cause === 'scoring'
      ? undefined
      : `${signed(delta)} ${delta === 1 ? 'dukaat' : 'dukaten'}: ${who(seat)} had ${say.terms.ducats(after)}.`,
  exchange: ({ seat, rate, lifts, after }, say, who) =>
    lifts.length === 0
      ? `${who(seat)} had niets te wisselen tegen ${rate}:1.`
      : `${who(seat)} wisselde tegen ${rate}:1 voor ${say.terms.steps(lifts.length)}: ${cells(after, say)}.`,
  tens: ({ seat, ducatsSpent, steps }, say, who) =>
    steps.length === 0
      ? undefined
      : `${who(seat)} betaalde ${say.terms.ducats(ducatsSpent)} voor ${say.terms.steps(steps.length)}.`,
  score: ({ seat, lowest, multiplier, production, barrels, barrelCard, firstSpace, total }, say, who) =>
    `${who(seat)}: ${say.terms.points(total)} (productie ${lowest > 0 ? `${lowest} × ${multiplier} = ` : ''}${production}, vaten ${barrels}, kaart ‘Vaten’ ${barrelCard}, startspelersvak ${firstSpace}).`,
  result: ({ winners, ranking }, say, who) =>
    winners.length > 1
      ? `${say.list(winners.map(who))} deelden de overwinning met elk ${say.terms.points(ranking[winners[0]].total)}.`
      : `${who(winners[0])} won met ${say.terms.points(ranking[winners[0]].total)}.`,
}

const cells = (after: readonly number[], say: Parameters<Log['exchange']>[1]): string =>
  after.map((value, colour) => `${say.colour(colour)} ${cell(value)}`).join(', ')
