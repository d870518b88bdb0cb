/** Het logboek: in de verleden tijd, die bij “Jij” en bij een naam past. */
import { capital } from './speech.ts'
import type { Log } from './vocabulary.ts'

export const log: Log = {
  'game-started': ({ seats }) => `${seats} spelers schoven aan.`,
  'start-player-chosen': ({ seat }, _say, who) => `${who(seat)} kreeg de Seizoen/Prioriteit-fiche.`,
  'round-started': ({ round, season, order }, say, who) =>
    `Ronde ${round}, ${say.terms.seasons[season]}. Volgorde: ${order.map(who).join(', ')}.`,
  'phase-started': ({ phase }, say) => (phase === 'arrangement' ? undefined : `${say.terms.phases[phase]}.`),
  'dice-rolled': ({ seat, dice, cause }, say, who) =>
    dice.length === 0
      ? undefined
      : cause === 'extra-roll'
        ? `De dobbelsteen toonde daarna ${say.shown(dice[0])}.`
        : `${who(seat)} wierp ${say.allShown(dice)}.`,
  'window-opened': () => undefined,
  'window-closed': () => undefined,
  'window-passed': ({ seat, automatic }, _say, who) => (automatic ? undefined : `${who(seat)} speelde geen fiche.`),
  'token-played': ({ seat, token, target }, say, who) => {
    const on = target.die
      ? ` op ${say.shown(target.die)} van ${who(target.seat ?? seat)}`
      : target.building
        ? ` op ${say.terms.buildings[target.building]} van ${who(target.seat ?? seat)}`
        : target.recipe
          ? ` op ${say.recipe(target.recipe)}`
          : ''
    return `${who(seat)} speelde “${say.terms.tokens[token]}”${on}.`
  },
  'die-raised': ({ seat, die, from }, say, who) =>
    `${who(seat)} verhoogde een dobbelsteen ${say.colour(die.colour)} van ${from} naar ${die.value}.`,
  'raise-ended': ({ die, from }, say) =>
    `Een dobbelsteen ${say.colour(die.colour)} viel terug van ${from} naar ${die.value}.`,
  'die-taken-back': ({ seat, die }, say, who) =>
    `${capital(say.shown(die))} ging terug naar de actieve zone van ${who(seat)}.`,
  'die-blocked': ({ die }, say) => `${capital(say.shown(die))} werd voor deze ronde geblokkeerd.`,
  'die-protected': ({ die }, say) => `${capital(say.shown(die))} werd voor deze ronde beschermd.`,
  'building-blocked': () => undefined,
  'recipe-blocked': () => undefined,
  'token-removed': ({ token }, say) => `“${say.terms.tokens[token]}” verdween uit het spel.`,
  'dice-stored': ({ seat, dice }, say, who) => `${who(seat)} sloeg ${dice.map(die => say.shown(die)).join(', ')} op.`,
  'piece-placed': ({ seat, field, piece }, say, who) =>
    `${who(seat)} plaatste ${piece === 'seed' ? 'een zaadfiche' : say.shown(piece)} op ${say.field(field)}.`,
  'field-accelerated': ({ seat, field, die }, say, who) =>
    `${who(seat)} versnelde ${say.field(field)} met ${say.shown(die)}.`,
  'field-blocked': ({ seat, field }, say, who) => `${say.field(field)} werd geblokkeerd voor ${who(seat)}.`,
  'die-gained': ({ seat, die }, say, who) => `${who(seat)} kreeg ${say.terms.dieOf[die.colour]}.`,
  'die-moved': ({ seat, die, zone }, say, who) =>
    `${who(seat)} legde ${say.shown(die)} in ${zone === 'storage' ? 'het magazijn' : 'de actieve zone'}.`,
  'die-picked': () => undefined,
  'supply-rolled': ({ seat, colour, values }, say, who) =>
    `${who(seat)} wierp de dobbelstenen ${say.colour(colour)} van de voorraad: ${values.join(', ')}.`,
  'dice-swapped': ({ seat, out, in: taken }, say, who) =>
    `${who(seat)} ruilde ${say.shown(out)} tegen ${say.shown(taken)}.`,
  'swap-declined': ({ seat }, _say, who) => `${who(seat)} ruilde niets.`,
  'seeds-gained': ({ seat, amount }, say, who) => `${who(seat)} kreeg ${say.terms.seeds(amount)}.`,
  'gold-gained': ({ seat, amount }, say, who) => `${who(seat)} kreeg ${say.terms.gold(amount)}.`,
  'turn-ended': () => undefined,
  'arrangement-passed': ({ seat, over }, _say, who) =>
    over ? `${who(seat)} kon niets plaatsen.` : `${who(seat)} paste.`,
  'brew-declined': ({ seat, automatic }, _say, who) => (automatic ? undefined : `${who(seat)} brouwde niets.`),
  'ingredient-bought': ({ seat, ingredient, price, discountDie, extraGold }, say, who) =>
    [
      `${who(seat)} kocht ${say.terms.ingredients[ingredient]} voor ${say.terms.gold(price)}`,
      discountDie ? ` met ${say.shown(discountDie)}` : '',
      extraGold > 0 ? `, waarvan ${extraGold} met enen` : '',
      '.',
    ].join(''),
  'action-token-bought': ({ seat, token, secret, price, extraGold }, say, who) => {
    const kind = token ?? secret?.token
    const ones = extraGold > 0 ? `, waarvan ${extraGold} met enen` : ''
    return `${who(seat)} kocht ${kind ? `“${say.terms.tokens[kind]}”` : 'een gedekte fiche'} voor ${say.terms.gold(price)}${ones}.`
  },
  'purchasing-finished': ({ seat, automatic }, _say, who) =>
    automatic ? undefined : `${who(seat)} rondde de aankoop af.`,
  'recipe-brewed': ({ seat, recipe, dice, enhancement, mastery, gold }, say, who) => {
    const by = enhancement === 'none' ? '' : ` en ${say.enhancement(enhancement)}`
    return `${who(seat)} brouwde ${say.recipe(recipe)} met ${say.allShown(dice)}${by}: ${say.gains(mastery, gold)}.`
  },
  'reward-token-gained': ({ seat, token, secret }, say, who) => {
    const kind = token ?? secret?.token
    return `${who(seat)} won ${kind ? `“${say.terms.tokens[kind]}”` : 'een gedekte fiche'}.`
  },
  'reward-missed': ({ seat, what }, say, who) =>
    what === 'action-token'
      ? `${who(seat)} liep een fiche mis: de stapel was leeg.`
      : `${who(seat)} liep ${say.terms.dieOf[what]} mis: de voorraad was op.`,
  'recipe-revealed': ({ recipe, deckCount }, say) =>
    `${say.recipe(recipe)} werd opengelegd; nog ${say.terms.cards(deckCount)}.`,
  'slot-empty': () => 'De trekstapel was leeg: de plek bleef leeg.',
  'end-triggered': ({ total }, say) => `${say.terms.recipes(total)} gebrouwen: dit was de laatste ronde.`,
  'dice-returned': ({ seat, dice, to }, say, who) =>
    to === 'supply'
      ? `${who(seat)} legde ${say.allShown(dice)} in de voorraad.`
      : `${who(seat)} nam ${say.allShown(dice)} terug.`,
  'exchange-done': ({ seat, received }, say, who) =>
    `${who(seat)} kreeg ${received.gold ? say.terms.gold(received.gold) : say.terms.seeds(received.seeds ?? 0)}.`,
  'exchange-failed': ({ seat, field }, say, who) =>
    `${say.field(field)}: de voorraad had niets meer voor ${who(seat)}.`,
  'waiting-joined': ({ seat, colour }, say, who) => `${who(seat)} wachtte op ${say.terms.dieOf[colour]}.`,
  'waiting-served': ({ seat }, _say, who) => `${who(seat)} had gewacht en kwam toch nog aan de beurt.`,
  'waiting-expired': ({ seat }, _say, who) => `${who(seat)} wachtte tevergeefs.`,
  'blocking-cleared': () => undefined,
  'season-changed': ({ season, holder }, say, who) =>
    `${who(holder)} kreeg de Seizoen/Prioriteit-fiche: ${say.terms.seasons[season]}.`,
  'seed-taken': ({ seat }, _say, who) => `${who(seat)} nam een zaadfiche.`,
  'seed-missing': ({ seat }, _say, who) => `Er was geen zaadfiche meer voor ${who(seat)}.`,
  'final-scored': ({ seat, inGame, light, hops, dark, goldPoints, total }, _say, who) =>
    `${who(seat)} haalde ${inGame} + lichte mout ${light} + hop ${hops} + donkere mout ${dark} + goud ${goldPoints} = ${total}.`,
  'game-ended': ({ winners, reason }, _say, who) =>
    `${reason === 'round-limit' ? 'Het hoogste aantal rondes was bereikt. ' : ''}${
      winners.length === 1
        ? `${who(winners[0])} werd Meesterbrouwer.`
        : `${winners.map(who).join(' en ')} deelden de titel van Meesterbrouwer.`
    }`,
}
