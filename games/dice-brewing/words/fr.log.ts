/** Le journal : sans verbe conjugué après le nom, pour que « Vous » et un prénom conviennent tous deux. */
import { capital } from './speech.ts'
import type { Log } from './vocabulary.ts'

export const log: Log = {
  'game-started': ({ seats }) => `${seats} joueurs autour de la table.`,
  'start-player-chosen': ({ seat }, _say, who) => `Jeton Saison/Priorité : ${who(seat)}.`,
  'round-started': ({ round, season, order }, say, who) =>
    `Manche ${round}, ${say.terms.seasons[season]}. Ordre : ${order.map(who).join(', ')}.`,
  'phase-started': ({ phase }, say) => (phase === 'arrangement' ? undefined : `${say.terms.phases[phase]}.`),
  'dice-rolled': ({ seat, dice, cause }, say, who) =>
    dice.length === 0
      ? undefined
      : cause === 'extra-roll'
        ? `Le dé montre maintenant ${say.shown(dice[0])}.`
        : `${who(seat)} : lancer ${say.allShown(dice)}.`,
  'window-opened': () => undefined,
  'window-closed': () => undefined,
  'window-passed': ({ seat, automatic }, _say, who) => (automatic ? undefined : `${who(seat)} : aucun jeton.`),
  'token-played': ({ seat, token, target }, say, who) => {
    const on = target.die
      ? ` sur ${say.shown(target.die)} (${who(target.seat ?? seat)})`
      : target.building
        ? ` sur ${say.terms.buildings[target.building]} (${who(target.seat ?? seat)})`
        : target.recipe
          ? ` sur ${say.recipe(target.recipe)}`
          : ''
    return `${who(seat)} : jeton « ${say.terms.tokens[token]} »${on}.`
  },
  'die-raised': ({ seat, die, from }, say, who) =>
    `${who(seat)} : dé de ${say.colour(die.colour)} amélioré de ${from} à ${die.value}.`,
  'raise-ended': ({ die, from }, say) => `Un dé de ${say.colour(die.colour)} retombe de ${from} à ${die.value}.`,
  'die-taken-back': ({ seat, die }, say, who) =>
    `${capital(say.shown(die))} retourne dans la zone active (${who(seat)}).`,
  'die-blocked': ({ die }, say) => `${capital(say.shown(die))} est bloqué pour cette manche.`,
  'die-protected': ({ die }, say) => `${capital(say.shown(die))} est protégé pour cette manche.`,
  'building-blocked': () => undefined,
  'recipe-blocked': () => undefined,
  'token-removed': ({ token }, say) => `Le jeton « ${say.terms.tokens[token]} » quitte le jeu.`,
  'dice-stored': ({ seat, dice }, say, who) =>
    `${who(seat)} : ${dice.map(die => say.shown(die)).join(', ')} à l’entrepôt.`,
  'piece-placed': ({ seat, field, piece }, say, who) =>
    `${who(seat)} : ${piece === 'seed' ? 'une graine' : say.shown(piece)} sur ${say.field(field)}.`,
  'field-accelerated': ({ seat, field, die }, say, who) =>
    `${who(seat)} : accélération avec ${say.shown(die)} sur ${say.field(field)}.`,
  'field-blocked': ({ seat, field }, say, who) => `Case bloquée (${who(seat)}) : ${say.field(field)}.`,
  'die-gained': ({ seat, die }, say, who) => `${who(seat)} : ${say.terms.dieOf[die.colour]} de plus.`,
  'die-moved': ({ seat, die, zone }, say, who) =>
    `${who(seat)} : ${say.shown(die)} ${zone === 'storage' ? 'à l’entrepôt' : 'dans la zone active'}.`,
  'die-picked': () => undefined,
  'supply-rolled': ({ seat, colour, values }, say, who) =>
    `${who(seat)} : lancer des dés de ${say.colour(colour)} de la réserve, ${values.join(', ')}.`,
  'dice-swapped': ({ seat, out, in: taken }, say, who) =>
    `${who(seat)} : échange de ${say.shown(out)} contre ${say.shown(taken)}.`,
  'swap-declined': ({ seat }, _say, who) => `${who(seat)} : aucun échange.`,
  'seeds-gained': ({ seat, amount }, say, who) => `${who(seat)} : + ${say.terms.seeds(amount)}.`,
  'gold-gained': ({ seat, amount }, say, who) => `${who(seat)} : + ${say.terms.gold(amount)}.`,
  'turn-ended': () => undefined,
  'arrangement-passed': ({ seat, over }, _say, who) =>
    over ? `${who(seat)} : rien à poser.` : `${who(seat)} : passe.`,
  'brew-declined': ({ seat, automatic }, _say, who) => (automatic ? undefined : `${who(seat)} : pas de brassage.`),
  'ingredient-bought': ({ seat, ingredient, price, discountDie, extraGold }, say, who) =>
    [
      `${who(seat)} : + ${say.terms.ingredients[ingredient]} pour ${say.terms.gold(price)}`,
      discountDie ? ` avec ${say.shown(discountDie)}` : '',
      extraGold > 0 ? `, dont ${extraGold} payé en 1` : '',
      '.',
    ].join(''),
  'action-token-bought': ({ seat, token, secret, price, extraGold }, say, who) => {
    const kind = token ?? secret?.token
    const what = kind ? `jeton « ${say.terms.tokens[kind]} »` : 'un jeton face cachée'
    const ones = extraGold > 0 ? `, dont ${extraGold} payé en 1` : ''
    return `${who(seat)} : + ${what} pour ${say.terms.gold(price)}${ones}.`
  },
  'purchasing-finished': ({ seat, automatic }, _say, who) => (automatic ? undefined : `${who(seat)} : fin des achats.`),
  'recipe-brewed': ({ seat, recipe, dice, enhancement, mastery, gold }, say, who) => {
    const by = enhancement === 'none' ? '' : ` et ${say.enhancement(enhancement)}`
    return `${who(seat)} : « ${say.recipe(recipe)} » brassée avec ${say.allShown(dice)}${by}, ${say.gains(mastery, gold)}.`
  },
  'reward-token-gained': ({ seat, token, secret }, say, who) => {
    const kind = token ?? secret?.token
    return `${who(seat)} : ${kind ? `jeton « ${say.terms.tokens[kind]} »` : 'un jeton face cachée'} en récompense.`
  },
  'reward-missed': ({ seat, what }, say, who) =>
    what === 'action-token'
      ? `${who(seat)} : pas de jeton, la pile est vide.`
      : `${who(seat)} : pas de dé, la réserve n’a plus de ${say.colour(what)}.`,
  'recipe-revealed': ({ recipe, deckCount }, say) =>
    `Nouvelle recette : ${say.recipe(recipe)} (${say.terms.cards(deckCount)} dans la pioche).`,
  'slot-empty': () => 'La pioche est vide : l’emplacement reste vide.',
  'end-triggered': ({ total }, say) => `${say.terms.recipes(total)} en tout : c’est la dernière manche.`,
  'dice-returned': ({ seat, dice, to }, say, who) =>
    `${who(seat)} : ${say.allShown(dice)} ${to === 'supply' ? 'rendu à la réserve' : 'de retour dans la zone active'}.`,
  'exchange-done': ({ seat, received }, say, who) =>
    `${who(seat)} : + ${received.gold ? say.terms.gold(received.gold) : say.terms.seeds(received.seeds ?? 0)}.`,
  'exchange-failed': ({ seat, field }, say, who) => `${who(seat)} : la réserve n’a plus rien pour ${say.field(field)}.`,
  'waiting-joined': ({ seat, colour }, say, who) => `${who(seat)} : en attente d’un dé de ${say.colour(colour)}.`,
  'waiting-served': ({ seat }, _say, who) => `${who(seat)} : l’attente est récompensée.`,
  'waiting-expired': ({ seat }, _say, who) => `${who(seat)} : attente sans résultat.`,
  'blocking-cleared': () => undefined,
  'season-changed': ({ season, holder }, say, who) =>
    `Jeton Saison/Priorité : ${who(holder)}. ${say.terms.seasons[season]}.`,
  'seed-taken': ({ seat }, _say, who) => `${who(seat)} : + 1 graine.`,
  'seed-missing': ({ seat }, _say, who) => `${who(seat)} : plus de graine dans la réserve.`,
  'final-scored': ({ seat, inGame, light, hops, dark, goldPoints, total }, _say, who) =>
    `${who(seat)} : ${inGame} + malt clair ${light} + houblon ${hops} + malt foncé ${dark} + or ${goldPoints} = ${total}.`,
  'game-ended': ({ winners, reason }, _say, who) =>
    `${reason === 'round-limit' ? 'Nombre maximal de manches atteint. ' : ''}${
      winners.length === 1 ? 'Maître brasseur' : 'Maîtres brasseurs ex æquo'
    } : ${winners.map(who).join(' et ')}.`,
}
