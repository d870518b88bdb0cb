/** The log in French: without conjugated verbs of the actor, so that « Vous » and a name both fit. */
import { cell, signed } from './speech.ts'
import type { Log } from './vocabulary.ts'

const to = (space: string): string => (space.startsWith('zone') ? `la ${space}` : `l’${space}`)

export const log: Log = {
  'game-start': ({ players, edition, firstSeat }, _say, who) =>
    `${players} joueurs, édition ${edition === 'english' ? 'anglaise' : 'française'}. Premier joueur : ${who(firstSeat)}.`,
  deal: ({ round, resources, monks }) =>
    round === 1 ? undefined : `${resources.length} tuiles ressource et ${monks.length} moines sont révélés.`,
  'last-round': ({ extraDiscs }, say) =>
    extraDiscs.length === 0
      ? 'Dernière manche.'
      : `Dernière manche : un second disque sur ${say.list(extraDiscs.map(space => to(say.space(space))))}.`,
  'setup-start': ({ seat, startSpace }, say, who) => `${who(seat)} : figurine sur l’${say.start(startSpace)}.`,
  'round-start': ({ number, of, firstSeat }, _say, who) =>
    `Manche ${number} sur ${of}. Premier joueur : ${who(firstSeat)}.`,
  'turn-start': () => undefined,
  move: ({ seat, to: space }, say, who) => `${who(seat)} : déplacement vers ${to(say.space(space))}.`,
  sell: ({ seat, card, ducatsAfter }, say, who) =>
    `${who(seat)} : carte ${say.card(card)} vendue (${say.terms.ducats(ducatsAfter)} en tout).`,
  'sale-queued': ({ seat, card }, say, who) => `${who(seat)} : carte ${say.card(card)} mise en vente.`,
  'sale-withdrawn': ({ seat, card }, say, who) => `${who(seat)} : vente de la carte ${say.card(card)} annulée.`,
  buy: ({ seat, tile, site, price, ducatsAfter }, say, who) =>
    `${who(seat)} : ${say.tile(tile)} sur l’${say.site(site)} pour ${say.terms.ducats(price)} (reste ${ducatsAfter}).`,
  stop: ({ seat, automatic }, _say, who) => (automatic ? undefined : `${who(seat)} : fin des achats.`),
  enclose: ({ seat, shed, sum, type }, say, who) =>
    `${who(seat)} : ${say.site(shed)} entouré, fertilité totale ${sum}, bâtiment de type ${type.slice(-1)}.`,
  activate: () => undefined,
  trigger: ({ site, monkType }, say) =>
    `Le ${say.terms.monks[monkType]} de l’${say.site(site)} active les tuiles adjacentes.`,
  marker: ({ colour, from, to: reached }, say) =>
    from === reached ? undefined : `Marqueur ${say.colour(colour)} : ${cell(from)} → ${cell(reached)}.`,
  brewmaster: ({ from, to: reached, stepsLost }, say) =>
    stepsLost > 0
      ? `Maître brasseur : ${cell(from)} → ${cell(reached)}, ${say.terms.steps(stepsLost)} au-delà de la fin.`
      : `Maître brasseur : ${cell(from)} → ${cell(reached)}.`,
  zone: ({ rate, multiplier }) => `Désormais, taux d’échange ${rate}:1 et multiplicateur ×${multiplier}.`,
  disc: ({ seat, spot }, say, who) => `${who(seat)} : disque sur la case ${say.spot(spot)}.`,
  number: ({ seat, number }, _say, who) => `${who(seat)} : numéro ${number} nommé.`,
  pair: ({ seat, pair }, say, who) => `${who(seat)} : paire ${say.pairNumber(pair)} complétée.`,
  privilege: ({ seat, pair, card }, say, who) =>
    `${who(seat)} : carte ${say.card(card)} placée à côté de la paire ${say.pairNumber(pair)}.`,
  'privilege-lost': ({ seat, pair, reason }, say, who) =>
    reason === 'declined'
      ? `${who(seat)} : aucune carte placée à côté de la paire ${say.pairNumber(pair)}.`
      : `${who(seat)} : plus aucune carte pour la paire ${say.pairNumber(pair)}.`,
  barrel: ({ seat, goal, size, vp }, say, who) =>
    `${who(seat)} : ${size === 'large' ? 'gros' : 'petit'} baril pris, ${say.goal(goal)} (${say.terms.points(vp)}).`,
  home: ({ seat, startSpace }, say, who) => `${who(seat)} : retour sur l’${say.start(startSpace)}.`,
  out: ({ seatsStillOut }) => (seatsStillOut === 1 ? 'Une seule figurine est encore en route.' : undefined),
  'round-end': ({ round }) => `Fin de la manche ${round}.`,
  'game-end': () => 'Fin de la dernière manche. Décompte final :',
  ducats: ({ seat, delta, after, cause }, _say, who) =>
    cause === 'purchase' || cause === 'sale' || cause === 'scoring'
      ? undefined
      : `${who(seat)} : ${signed(delta)} ${delta < 2 ? 'ducat' : 'ducats'} (${after} en tout).`,
  exchange: ({ seat, rate, lifts, after }, say, who) =>
    lifts.length === 0
      ? `${who(seat)} : rien à échanger à ${rate}:1.`
      : `${who(seat)} : échange à ${rate}:1 pour ${say.terms.steps(lifts.length)}. ${cells(after, say)}.`,
  tens: ({ seat, ducatsSpent, steps }, say, who) =>
    steps.length === 0
      ? undefined
      : `${who(seat)} : ${say.terms.ducats(ducatsSpent)} rendus pour ${say.terms.steps(steps.length)}.`,
  score: ({ seat, lowest, multiplier, production, barrels, barrelCard, firstSpace, total }, say, who) =>
    `${who(seat)} : ${say.terms.points(total)} (production ${lowest > 0 ? `${lowest} × ${multiplier} = ` : ''}${production}, barils ${barrels}, carte « Barils » ${barrelCard}, espace « premier joueur » ${firstSpace}).`,
  result: ({ winners, ranking }, say, who) =>
    winners.length > 1
      ? `Victoire partagée : ${say.list(winners.map(who))}, ${say.terms.points(ranking[winners[0]].total)} chacun.`
      : `Victoire : ${who(winners[0])}, ${say.terms.points(ranking[winners[0]].total)}.`,
}

const cells = (after: readonly number[], say: Parameters<Log['exchange']>[1]): string =>
  `Marqueurs : ${after.map((value, colour) => `${say.colour(colour)} ${cell(value)}`).join(', ')}`
