/** Pourquoi ce n’est pas possible. */
import type { Refusals } from './vocabulary.ts'

export const refusals: Refusals = {
  'not-your-turn': ({ seat }) => `C’est le tour de la place ${seat + 1}.`,
  'wrong-phase': ({ phase }, say) =>
    phase < 0
      ? 'Ce n’est pas ce qui est demandé dans cette phase.'
      : `C’est possible dans la phase ${say.phase(phase)}.`,
  'move-in-progress': ({ seat }) => `La place ${seat + 1} n’a pas fini son coup.`,
  'choice-pending': () => 'Répondez d’abord au choix en cours.',
  'state-changed': () => 'Un jeton vient d’être joué : regardez la table et décidez de nouveau.',
  'already-passed': () => 'Vous avez passé : vous ne placez plus rien cette manche.',
  'turn-full': () => 'Vous avez déjà placé deux pièces ce tour-ci.',
  'must-place-or-pass': () => 'Placez quelque chose, ou passez.',
  'not-your-board': () => 'On ne place des pièces que sur son propre plateau.',
  'piece-not-available': () => 'Vous n’avez pas cette pièce à cet endroit.',
  'building-closed-round': ({ building, opens }, say) => `${say.building(building)} : ouverture à la manche ${opens}.`,
  'building-blocked': ({ building }, say) => `${say.building(building)} : fermé par un jeton pour cette manche.`,
  'field-blocked': ({ field, users }, say) =>
    `${say.fieldNamed(field)} : case bloquée, ${users === 1 ? 'un autre joueur l’a' : `${users} autres joueurs l’ont`} utilisée cette manche.`,
  'field-used': ({ field }, say) => `${say.fieldNamed(field)} : vous l’avez déjà utilisée cette manche.`,
  'wrong-piece': ({ field }, say) => `${say.fieldNamed(field)} : cette pièce n’y va pas.`,
  'raise-six': () => 'Un 6 ne peut pas être amélioré.',
  'raise-protected': () => 'Un dé protégé ne change pas : il ne peut pas être amélioré.',
  'die-blocked': () => 'Ce dé est bloqué pour cette manche.',
  'skill-too-low': ({ value, min }) => `Le dé de savoir-faire montre ${value} ; il faut ${min} ou plus.`,
  'accelerator-needs-input': ({ field }, say) => `${say.fieldNamed(field)} : il n’y a rien à accélérer.`,
  'accelerator-not-here': ({ field }, say) => `${say.fieldNamed(field)} : cette case ne s’accélère pas.`,
  'accelerator-taken': ({ field }, say) => `${say.fieldNamed(field)} : il y a déjà un accélérateur.`,
  'accelerator-not-skill': () => 'Seul un dé de savoir-faire accélère.',
  'supply-empty': ({ field }, say) => `${say.fieldNamed(field)} : la réserve n’a plus rien à donner.`,
  'reroll-not-eligible': () =>
    'On relance au moins un de ses dés de la zone active ou de l’entrepôt, ni bloqué ni protégé.',
  'pick-order': () => 'Choisissez les dés dans l’ordre : zone active puis entrepôt, par couleur puis par valeur.',
  'swap-colour-unavailable': ({ colour }, say) =>
    colour < 0
      ? 'Il n’y a aucune couleur dont la réserve et vous ayez tous deux un dé à échanger.'
      : `La réserve ou vous n’avez pas de dé de ${say.colourNumbered(colour)} à échanger.`,
  'swap-not-eligible': () => 'On échange un dé lancé contre un de ses dés de la même couleur, ni bloqué ni protégé.',
  'store-too-late': () => 'On n’entrepose que jusqu’à la fin des Achats.',
  'store-no-return': () => 'Un dé entreposé y reste jusqu’à ce qu’il serve ou qu’un jeton le reprenne.',
  'market-closed': ({ opens }) => `Le marché ouvre à la manche ${opens}.`,
  'black-market-closed': ({ opens }) => `Le marché noir ouvre à la manche ${opens}.`,
  'one-ingredient': () => 'Vous avez déjà acheté votre ingrédient de la manche.',
  'one-action-token': () => 'Vous avez déjà acheté votre jeton Action de la manche.',
  'stack-empty': () => 'Cette pile est vide.',
  'not-enough-gold': ({ price, gold, extra }, say) =>
    extra > 0
      ? `Cela coûte ${price} ; vous avez ${say.terms.gold(gold)} et ${extra} de plus.`
      : `Cela coûte ${price} ; vous avez ${say.terms.gold(gold)}.`,
  'discount-one-die': () => 'Un seul dé de savoir-faire par réduction.',
  'discount-useless': ({ ingredient, value }, say) =>
    `Un savoir-faire de ${value} ne donne aucune réduction : ${say.ingredient(ingredient)}.`,
  'discount-not-black-market': () => 'Il n’y a pas de réduction au marché noir.',
  'ones-off': ({ price, gold, ones }, say) =>
    `Cela coûte ${price} ; vous avez ${say.terms.gold(gold)}. Vos ${ones} dés de 1 ne paient qu’avec l’option « Les 1 valent de l’or ».`,
  'ones-not-counted': ({ price, gold, ones }, say) =>
    ones === 1
      ? `Cela coûte ${price} ; vous avez ${say.terms.gold(gold)}. Un seul 1 ne vaut rien.`
      : `Cela coûte ${price} ; vous avez ${say.terms.gold(gold)}. Vos ${ones} dés de 1 ne comptent pas tous : seulement ceux lancés cette manche, dans la zone active ou l’entrepôt, non bloqués.`,
  'recipe-not-there': () => 'Aucune recette n’est visible à cet endroit.',
  'recipe-blocked': () => 'Cette recette est bloquée pour cette manche.',
  'die-not-stored': ({ colour, value }, say) => `${say.die(colour, value)} : ce dé n’est pas à l’entrepôt.`,
  'die-already-brewed': ({ colour, value }, say) =>
    `${say.die(colour, value)} : ce dé a déjà servi à brasser cette manche.`,
  'dice-do-not-fit': () => 'Ces dés ne remplissent pas ce que demande la recette.',
  'wrong-dice-count': ({ dice }, say) => `La recette prend ${say.terms.dice(dice)}, pas plus.`,
  'one-enhancement': () => 'Un brassage n’a qu’une amélioration.',
  'enhancement-not-printed': () => 'La recette ne montre pas cette amélioration.',
  'enhancement-skill-low': ({ value, min }) =>
    `Le dé de savoir-faire montre ${value} ; la carte demande ${min} ou plus.`,
  'ingredient-not-owned': ({ ingredient }, say) => `Vous n’avez pas cet ingrédient : ${say.ingredient(ingredient)}.`,
  'enhance-later': () => 'Une amélioration se choisit avec le brassage, pas après.',
  'token-not-owned': ({ token }, say) => `Vous n’avez pas le jeton « ${say.token(token)} ».`,
  'token-too-late': ({ token }, say) => `Le jeton « ${say.token(token)} » ne se joue plus dans cette phase.`,
  'token-not-asked': ({ seat }) => `C’est à la place ${seat + 1} de jouer un jeton ou non.`,
  'token-only-opening': () => '« Bloquer un bâtiment » ne se joue qu’avant le premier tour d’une manche.',
  'token-only-brewing': () => '« Bloquer une recette » ne se joue qu’avant le premier brassage.',
  'token-won-too-late': ({ token }, say) =>
    `Le jeton « ${say.token(token)} » vient d’être gagné ; il se joue à partir de la manche suivante.`,
  'target-protected': () => 'Ce dé est protégé.',
  'target-six': () => 'Un 6 ne peut pas être amélioré.',
  'target-not-own': () => 'On n’améliore que ses propres dés.',
  'target-place': () => 'Ce jeton n’atteint pas un dé à cet endroit.',
  'target-taken': () => 'Il y a déjà un tel jeton.',
  'target-building': ({ building }, say) =>
    `Choisissez un bâtiment ouvert d’un autre joueur ; ce n’est pas le cas ici : ${say.building(building)}.`,
  'game-over': () => 'La partie est terminée.',
}
