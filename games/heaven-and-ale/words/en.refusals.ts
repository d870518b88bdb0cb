import { capital, cell } from './speech.ts'
import type { Refusals } from './vocabulary.ts'

export const refusals: Refusals = {
  'not-your-turn': ({ seat }, say) => `It is not your turn: the table waits for ${say.terms.player(seat)}.`,
  'already-home': () => 'You have come home; you are out until the next round.',
  'wrong-step': () => 'That does not answer what the table asks now.',
  backwards: ({ to }, say) => `Figures never move back: ${say.space(to)} lies behind you in this round.`,
  'same-space': () => 'A figure never stays where it is: move on by at least one space.',
  'space-empty': ({ space }, say) => `There is no tile on ${say.space(space)}.`,
  'no-free-site': () => 'Your garden is full: there is no site for another tile.',
  'cannot-afford': ({ price, ducats, cards }, say) =>
    `The cheapest tile there costs ${say.terms.ducats(price)}. You have ${ducats}${even(cards)}.`,
  'only-sun-left': ({ price, ducats, cards }, say) =>
    `Only sunny sites are free, so the cheapest tile there costs ${say.terms.ducats(price)}. You have ${ducats}${even(cards)}.`,
  'price-too-high': ({ price, ducats }, say) => `That costs ${say.terms.ducats(price)}; you have ${ducats}.`,
  'must-buy': () => 'You must buy at least one tile here.',
  'must-sell-first': ({ price, ducats }, say) =>
    `You must buy here. The cheapest tile costs ${say.terms.ducats(price)} and you have ${ducats}: sell a privilege card first.`,
  'tile-not-here': ({ tiles }) =>
    tiles === 1
      ? 'That tile is not here: only one lies on this space.'
      : `That tile is not here: ${tiles} lie on this space.`,
  'site-occupied': ({ site }, say) => `There is already a tile on ${say.site(site)}.`,
  'shed-site': ({ site }, say) => `No tile may lie on ${say.site(site)}: it is for a shed.`,
  'disc-space-empty': ({ space }, say) => `There is no disc on ${say.space(space)}.`,
  'no-usable-spot': ({ space }, say) =>
    `You could not use a disc from ${say.space(space)}: its spots have a disc already or no tile to activate.`,
  'wrong-letter': ({ space, spot }, say) => `A disc from ${say.space(space)} may not go on ${say.spot(spot)}.`,
  'spot-taken': ({ spot }, say) => `There is already a disc on ${say.spot(spot)}.`,
  'kind-absent': ({ spot }, say) => `You have no tile that ${say.spot(spot)} could activate.`,
  'number-absent': ({ number }) => `None of your resource tiles has the number ${number}.`,
  'shed-pattern': ({ activates }) =>
    [
      'This shed activates nothing.',
      'This shed activates one tile.',
      'This shed activates two tiles opposite each other.',
      'This shed activates three tiles, no two of them next to each other.',
      'This shed activates four tiles.',
    ][activates],
  'goal-not-met': () => 'You meet no goal, so there is no barrel for you.',
  'barrel-owned': () => 'You already own a barrel of every goal that you meet.',
  'barrel-gone': () => 'Both barrels of the goals that you meet are taken.',
  'start-occupied': ({ space, seat }, say) =>
    `The figure of ${say.terms.player(seat)} stands on the ${say.start(space)}.`,
  'last-takes-first': () => 'You are the last to come home and the first-player space is free: you must take it.',
  'not-rearmost': ({ colour, cell: at, lowest }, say) =>
    `${capital(say.colour(colour))} stands on ${cell(at)}; the rearmost marker stands on ${cell(lowest)}.`,
  'no-pair': () => 'A privilege card is placed only when you have just completed a pair.',
  'pair-lost': () => 'That pair was completed without a card and cannot get one any more.',
  'no-card': ({ card }, say) => `You no longer have ${say.card(card)}: it was placed or sold.`,
  'sale-off-turn': () => 'In the English edition cards are sold only on your own turn.',
  'sale-setup': () => 'Cards cannot be sold during set-up.',
  'undo-closed': () => 'This cannot be taken back: new tiles have been turned up, or another player has acted.',
  'game-over': () => 'The match is over.',
}

const even = (cards: number): string =>
  cards === 0
    ? ' and no card left to sell'
    : cards === 1
      ? '; selling your card would not be enough'
      : `; selling your ${cards} cards would not be enough`
