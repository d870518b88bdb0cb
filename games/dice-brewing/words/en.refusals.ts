/** Why not, in English. */
import type { Refusals } from './vocabulary.ts'

export const refusals: Refusals = {
  'not-your-turn': ({ seat }) => `It is the turn of seat ${seat + 1}.`,
  'wrong-phase': ({ phase }, say) =>
    phase < 0 ? 'That is not what is asked in this phase.' : `That is possible in the phase ${say.phase(phase)}.`,
  'move-in-progress': ({ seat }) => `Seat ${seat + 1} is in the middle of a move.`,
  'choice-pending': () => 'Answer the open choice first.',
  'state-changed': () => 'Somebody played a token meanwhile: look at the table and decide again.',
  'already-passed': () => 'You have passed and place nothing more this round.',
  'turn-full': () => 'You have placed two pieces this turn.',
  'must-place-or-pass': () => 'Place something, or pass.',
  'not-your-board': () => 'Pieces are placed on your own board only.',
  'piece-not-available': () => 'You have no such piece there.',
  'building-closed-round': ({ building, opens }, say) => `The ${say.building(building)} opens in round ${opens}.`,
  'building-blocked': ({ building }, say) => `A token closes your ${say.building(building)} this round.`,
  'field-blocked': ({ field, users }, say) =>
    `${say.fieldNamed(field)} is blocked: ${users} ${users === 1 ? 'other player has' : 'other players have'} used it this round.`,
  'field-used': ({ field }, say) => `You have used ${say.fieldNamed(field)} this round.`,
  'wrong-piece': ({ field }, say) => `${say.fieldNamed(field)} does not take that piece.`,
  'raise-six': () => 'A 6 cannot be raised.',
  'raise-protected': () => 'A protected die cannot change, so it cannot be raised.',
  'die-blocked': () => 'That die is blocked this round.',
  'skill-too-low': ({ value, min }) => `The skill die shows ${value}; ${min} or more is needed.`,
  'accelerator-needs-input': ({ field }, say) => `There is nothing on ${say.fieldNamed(field)} to accelerate.`,
  'accelerator-not-here': ({ field }, say) => `${say.fieldNamed(field)} cannot be accelerated.`,
  'accelerator-taken': ({ field }, say) => `${say.fieldNamed(field)} has its accelerator already.`,
  'accelerator-not-skill': () => 'Only a skill die accelerates.',
  'supply-empty': ({ field }, say) => `The supply has nothing to give for ${say.fieldNamed(field)}.`,
  'reroll-not-eligible': () =>
    'Only own dice in active zone or storage that are neither blocked nor protected are rolled again, at least one.',
  'pick-order': () => 'Pick the dice in order: active zone before storage, then by colour and value.',
  'swap-colour-unavailable': ({ colour }, say) =>
    colour < 0
      ? 'There is no colour of which both the supply and you have a die to swap.'
      : `The supply or you have no ${say.colourNumbered(colour)} die to swap.`,
  'swap-not-eligible': () =>
    'Swap a rolled die for an own die of the same colour that is neither blocked nor protected.',
  'store-too-late': () => 'Storing ends with Purchasing.',
  'store-no-return': () => 'A stored die stays stored until it is used or taken back by a token.',
  'market-closed': ({ opens }) => `The market opens in round ${opens}.`,
  'black-market-closed': ({ opens }) => `The black market opens in round ${opens}.`,
  'one-ingredient': () => 'You have bought your one ingredient of this round.',
  'one-action-token': () => 'You have bought your one action token of this round.',
  'stack-empty': () => 'That stack is empty.',
  'not-enough-gold': ({ price, gold, extra }) =>
    extra > 0
      ? `It costs ${price}; you have ${gold} gold and ${extra} extra.`
      : `It costs ${price}; you have ${gold} gold.`,
  'discount-one-die': () => 'One skill die for a discount is the limit.',
  'discount-useless': ({ ingredient, value }, say) =>
    `A skill ${value} gives no discount on ${say.ingredient(ingredient)}.`,
  'discount-not-black-market': () => 'There are no discounts on the black market.',
  'ones-off': ({ price, gold, ones }) =>
    `It costs ${price}; you have ${gold} gold. Your ${ones} ones would pay only with “Ones as gold”.`,
  'ones-not-counted': ({ price, gold, ones }) =>
    ones === 1
      ? `It costs ${price}; you have ${gold} gold. A single one is worth nothing.`
      : `It costs ${price}; you have ${gold} gold. Not all your ${ones} ones count: only those rolled this round, in active zone or storage, not blocked.`,
  'recipe-not-there': () => 'No recipe lies face up there.',
  'recipe-blocked': () => 'This recipe is blocked this round.',
  'die-not-stored': ({ colour, value }, say) => `Your ${say.die(colour, value)} is not in storage.`,
  'die-already-brewed': ({ colour, value }, say) => `Your ${say.die(colour, value)} was used for a brew this round.`,
  'dice-do-not-fit': () => 'Those dice do not meet what the recipe needs.',
  'wrong-dice-count': ({ dice }, say) => `The recipe takes ${say.terms.dice(dice)}, no more.`,
  'one-enhancement': () => 'A brew has one enhancement at most.',
  'enhancement-not-printed': () => 'The recipe does not show that enhancement.',
  'enhancement-skill-low': ({ value, min }) => `The skill die shows ${value}; the card asks for ${min} or more.`,
  'ingredient-not-owned': ({ ingredient }, say) => `You own no ${say.ingredient(ingredient)}.`,
  'enhance-later': () => 'An enhancement is chosen with the brew, not afterwards.',
  'token-not-owned': ({ token }, say) => `You own no ${say.token(token)}.`,
  'token-too-late': ({ token }, say) => `${say.token(token)} cannot be played in this phase any more.`,
  'token-not-asked': ({ seat }) => `Seat ${seat + 1} is asked for a token now.`,
  'token-only-opening': () => 'Block a Building is played before the first turn of a round only.',
  'token-only-brewing': () => 'Block a Recipe is played before the first brew only.',
  'token-won-too-late': ({ token }, say) =>
    `${say.token(token)} was won just now; it can be played from the next round on.`,
  'target-protected': () => 'That die is protected.',
  'target-six': () => 'A 6 cannot be raised.',
  'target-not-own': () => 'Only your own dice can be raised.',
  'target-place': () => 'The token does not reach a die there.',
  'target-taken': () => 'Such a token lies there already.',
  'target-building': ({ building }, say) =>
    `Choose an open building of another player; the ${say.building(building)} there is none.`,
  'game-over': () => 'The match is over.',
}
