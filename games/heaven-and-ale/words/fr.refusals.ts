import { cell } from './speech.ts'
import type { Refusals } from './vocabulary.ts'

export const refusals: Refusals = {
  'not-your-turn': ({ seat }, say) => `Ce n’est pas votre tour : c’est au ${say.terms.player(seat)} de décider.`,
  'already-home': () => 'Votre figurine est rentrée : la manche est terminée pour vous.',
  'wrong-step': () => 'Cela ne répond pas à la question posée.',
  backwards: ({ to }, say) => `On ne recule jamais : l’${say.space(to)} est déjà derrière vous dans cette manche.`,
  'same-space': () => 'Une figurine ne reste jamais sur place : avancez d’au moins un espace.',
  'space-empty': ({ space }, say) => `Il n’y a pas de tuile sur l’${say.space(space)}.`,
  'no-free-site': () => 'Votre champ est plein : il n’y a plus d’emplacement pour une tuile.',
  'cannot-afford': ({ price, ducats, cards }, say) =>
    `La tuile la moins chère y coûte ${say.terms.ducats(price)}. Vous en avez ${ducats}${even(cards)}.`,
  'only-sun-left': ({ price, ducats, cards }, say) =>
    `Seuls des emplacements ensoleillés sont libres : la tuile la moins chère y coûte ${say.terms.ducats(price)}. Vous en avez ${ducats}${even(cards)}.`,
  'price-too-high': ({ price, ducats }, say) => `Cela coûte ${say.terms.ducats(price)} ; vous en avez ${ducats}.`,
  'must-buy': () => 'Vous devez acheter au moins une tuile ici.',
  'must-sell-first': ({ price, ducats }, say) =>
    `Vous devez acheter ici. La tuile la moins chère coûte ${say.terms.ducats(price)} et vous en avez ${ducats} : vendez d’abord une carte privilège.`,
  'tile-not-here': ({ tiles }) =>
    tiles === 1
      ? 'Cette tuile n’est pas ici : il n’y en a qu’une sur cet espace.'
      : `Cette tuile n’est pas ici : il y en a ${tiles} sur cet espace.`,
  'site-occupied': ({ site }, say) => `Il y a déjà une tuile sur l’${say.site(site)}.`,
  'shed-site': ({ site }, say) => `Aucune tuile ne va sur le ${say.site(site)} : il attend un bâtiment.`,
  'disc-space-empty': ({ space }, say) => `Il n’y a pas de disque sur l’${say.space(space)}.`,
  'no-usable-spot': ({ space }, say) =>
    `Vous ne pourriez pas utiliser un disque de l’${say.space(space)} : ses cases ont déjà un disque ou n’ont aucune tuile à activer.`,
  'wrong-letter': ({ space, spot }, say) =>
    `Un disque de l’${say.space(space)} ne peut pas aller sur la case ${say.spot(spot)}.`,
  'spot-taken': ({ spot }, say) => `Il y a déjà un disque sur la case ${say.spot(spot)}.`,
  'kind-absent': ({ spot }, say) => `Vous n’avez aucune tuile que la case ${say.spot(spot)} pourrait activer.`,
  'number-absent': ({ number }) => `Aucune de vos tuiles ressource ne porte le numéro ${number}.`,
  'shed-pattern': ({ activates }) =>
    [
      'Ce bâtiment n’active aucune tuile.',
      'Ce bâtiment active une tuile.',
      'Ce bâtiment active deux tuiles opposées.',
      'Ce bâtiment active trois tuiles non voisines entre elles.',
      'Ce bâtiment active quatre tuiles.',
    ][activates],
  'goal-not-met': () => 'Vous ne remplissez aucun objectif : il n’y a pas de baril pour vous.',
  'barrel-owned': () => 'Vous possédez déjà un baril de chaque objectif que vous remplissez.',
  'barrel-gone': () => 'Les deux barils des objectifs que vous remplissez sont pris.',
  'start-occupied': ({ space, seat }, say) => `La figurine du ${say.terms.player(seat)} occupe l’${say.start(space)}.`,
  'last-takes-first': () =>
    'Vous rentrez en dernier et l’espace « premier joueur » est libre : vous devez y placer votre figurine.',
  'not-rearmost': ({ colour, cell: at, lowest }, say) =>
    `Le marqueur ${say.colour(colour)} est en case ${cell(at)} ; le moins avancé est en case ${cell(lowest)}.`,
  'no-pair': () => 'Une carte privilège ne se place qu’au moment où vous complétez une paire.',
  'pair-lost': () => 'Cette paire a été complétée sans carte et ne peut plus en recevoir.',
  'no-card': ({ card }, say) => `Vous n’avez plus la carte ${say.card(card)} : elle a été placée ou vendue.`,
  'sale-off-turn': () => 'Dans l’édition anglaise, on ne vend de cartes que pendant son propre tour.',
  'sale-setup': () => 'On ne vend pas de carte pendant la mise en place.',
  'undo-closed': () =>
    'Impossible de revenir en arrière : de nouvelles tuiles ont été révélées ou un autre joueur a agi.',
  'game-over': () => 'La partie est terminée.',
}

const even = (cards: number): string =>
  cards === 0
    ? ' et plus aucune carte à vendre'
    : cards === 1
      ? ', et vendre votre carte n’y suffirait pas'
      : `, et vendre vos ${cards} cartes n’y suffirait pas`
