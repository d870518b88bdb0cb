/** The log in English: in the past tense, which fits "You" and a name alike. */
import { capital } from './speech.ts'
import type { Log } from './vocabulary.ts'

export const log: Log = {
  'game-started': ({ seats }) => `${seats} players sat down.`,
  'start-player-chosen': ({ seat }, _say, who) => `${who(seat)} took the Season/Priority token.`,
  'round-started': ({ round, season, order }, say, who) =>
    `Round ${round}, ${say.terms.seasons[season]}. Order: ${order.map(who).join(', ')}.`,
  'phase-started': ({ phase }, say) => (phase === 'arrangement' ? undefined : `${say.terms.phases[phase]}.`),
  'dice-rolled': ({ seat, dice, cause }, say, who) =>
    dice.length === 0
      ? undefined
      : cause === 'extra-roll'
        ? `The die now shows ${say.shown(dice[0])}.`
        : `${who(seat)} rolled ${say.allShown(dice)}.`,
  'window-opened': () => undefined,
  'window-closed': () => undefined,
  'window-passed': ({ seat, automatic }, _say, who) => (automatic ? undefined : `${who(seat)} played no token.`),
  'token-played': ({ seat, token, target }, say, who) => {
    const on = target.die
      ? ` on ${say.shown(target.die)} of ${who(target.seat ?? seat)}`
      : target.building
        ? ` on the ${say.terms.buildings[target.building]} of ${who(target.seat ?? seat)}`
        : target.recipe
          ? ` on ${say.recipe(target.recipe)}`
          : ''
    return `${who(seat)} played ${say.terms.tokens[token]}${on}.`
  },
  'die-raised': ({ seat, die, from }, say, who) =>
    `${who(seat)} raised a ${say.colour(die.colour)} die from ${from} to ${die.value}.`,
  'raise-ended': ({ die, from }, say) => `A ${say.colour(die.colour)} die fell back from ${from} to ${die.value}.`,
  'die-taken-back': ({ seat, die }, say, who) =>
    `${capital(say.shown(die))} went back to the active zone of ${who(seat)}.`,
  'die-blocked': ({ die }, say) => `${capital(say.shown(die))} was blocked for this round.`,
  'die-protected': ({ die }, say) => `${capital(say.shown(die))} was protected for this round.`,
  'building-blocked': () => undefined,
  'recipe-blocked': () => undefined,
  'token-removed': ({ token }, say) => `${say.terms.tokens[token]} left the game.`,
  'dice-stored': ({ seat, dice }, say, who) => `${who(seat)} stored ${dice.map(die => say.shown(die)).join(', ')}.`,
  'piece-placed': ({ seat, field, piece }, say, who) =>
    `${who(seat)} put ${piece === 'seed' ? 'a seed' : say.shown(piece)} on ${say.field(field)}.`,
  'field-accelerated': ({ seat, field, die }, say, who) =>
    `${who(seat)} accelerated ${say.field(field)} with ${say.shown(die)}.`,
  'field-blocked': ({ seat, field }, say, who) => `${say.field(field)} was blocked for ${who(seat)}.`,
  'die-gained': ({ seat, die }, say, who) => `${who(seat)} gained ${say.terms.dieOf[die.colour]}.`,
  'die-moved': ({ seat, die, zone }, say, who) =>
    zone === 'storage'
      ? `${who(seat)} stored ${say.shown(die)}.`
      : `${who(seat)} put ${say.shown(die)} into the active zone.`,
  'die-picked': () => undefined,
  'supply-rolled': ({ seat, colour, values }, say, who) =>
    `${who(seat)} rolled the ${say.colour(colour)} dice of the supply: ${values.join(', ')}.`,
  'dice-swapped': ({ seat, out, in: taken }, say, who) =>
    `${who(seat)} swapped ${say.shown(out)} for ${say.shown(taken)}.`,
  'swap-declined': ({ seat }, _say, who) => `${who(seat)} swapped nothing.`,
  'seeds-gained': ({ seat, amount }, say, who) => `${who(seat)} gained ${say.terms.seeds(amount)}.`,
  'gold-gained': ({ seat, amount }, say, who) => `${who(seat)} gained ${say.terms.gold(amount)}.`,
  'turn-ended': () => undefined,
  'arrangement-passed': ({ seat, over }, _say, who) =>
    over ? `${who(seat)} had nothing to place.` : `${who(seat)} passed.`,
  'brew-declined': ({ seat, automatic }, _say, who) => (automatic ? undefined : `${who(seat)} brewed nothing.`),
  'ingredient-bought': ({ seat, ingredient, price, discountDie, extraGold }, say, who) =>
    [
      `${who(seat)} bought ${say.terms.ingredients[ingredient]} for ${say.terms.gold(price)}`,
      discountDie ? ` with ${say.shown(discountDie)}` : '',
      extraGold > 0 ? `, ${extraGold} of it paid with ones` : '',
      '.',
    ].join(''),
  'action-token-bought': ({ seat, token, secret, price, extraGold }, say, who) => {
    const kind = token ?? secret?.token
    const ones = extraGold > 0 ? `, ${extraGold} of it paid with ones` : ''
    return `${who(seat)} bought ${kind ? say.terms.tokens[kind] : 'a face-down token'} for ${say.terms.gold(price)}${ones}.`
  },
  'purchasing-finished': ({ seat, automatic }, _say, who) =>
    automatic ? undefined : `${who(seat)} finished purchasing.`,
  'recipe-brewed': ({ seat, recipe, dice, enhancement, mastery, gold }, say, who) => {
    const by = enhancement === 'none' ? '' : ` and ${say.enhancement(enhancement)}`
    return `${who(seat)} brewed ${say.recipe(recipe)} with ${say.allShown(dice)}${by}: ${say.gains(mastery, gold)}.`
  },
  'reward-token-gained': ({ seat, token, secret }, say, who) => {
    const kind = token ?? secret?.token
    return `${who(seat)} won ${kind ? say.terms.tokens[kind] : 'a face-down token'}.`
  },
  'reward-missed': ({ seat, what }, say, who) =>
    `${who(seat)} missed ${what === 'action-token' ? 'the token: the stack was empty' : `${say.terms.dieOf[what]}: the supply had none`}.`,
  'recipe-revealed': ({ recipe, deckCount }, say) =>
    `${say.recipe(recipe)} was turned up; ${say.terms.cards(deckCount)} left.`,
  'slot-empty': () => 'The deck was empty: the slot stayed empty.',
  'end-triggered': ({ total }, say) => `${say.terms.recipes(total)} brewed: this was the last round.`,
  'dice-returned': ({ seat, dice, to }, say, who) =>
    to === 'supply'
      ? `${who(seat)} gave ${say.allShown(dice)} to the supply.`
      : `${who(seat)} took back ${say.allShown(dice)}.`,
  'exchange-done': ({ seat, received }, say, who) =>
    `${who(seat)} received ${received.gold ? say.terms.gold(received.gold) : say.terms.seeds(received.seeds ?? 0)}.`,
  'exchange-failed': ({ seat, field }, say, who) =>
    `${say.field(field)}: the supply had nothing left for ${who(seat)}.`,
  'waiting-joined': ({ seat, colour }, say, who) => `${who(seat)} waited for ${say.terms.dieOf[colour]}.`,
  'waiting-served': ({ seat }, _say, who) => `${who(seat)} had waited and was served.`,
  'waiting-expired': ({ seat }, _say, who) => `${who(seat)} waited in vain.`,
  'blocking-cleared': () => undefined,
  'season-changed': ({ season, holder }, say, who) =>
    `${who(holder)} took the Season/Priority token: ${say.terms.seasons[season]}.`,
  'seed-taken': ({ seat }, _say, who) => `${who(seat)} took a seed.`,
  'seed-missing': ({ seat }, _say, who) => `No seed was left for ${who(seat)}.`,
  'final-scored': ({ seat, inGame, light, hops, dark, goldPoints, total }, _say, who) =>
    `${who(seat)} scored ${inGame} + light malt ${light} + hops ${hops} + dark malt ${dark} + gold ${goldPoints} = ${total}.`,
  'game-ended': ({ winners, reason }, _say, who) =>
    `${reason === 'round-limit' ? 'The round limit was reached. ' : ''}${
      winners.length === 1
        ? `${who(winners[0])} became Master Brewer.`
        : `${winners.map(who).join(' and ')} shared the title of Master Brewer.`
    }`,
}
