/** Dice Brewing en français. */
import { log } from './fr.log.ts'
import { refusals } from './fr.refusals.ts'
import { terms, typeset } from './fr.terms.ts'
import { speak } from './speak.ts'

const count = (one: string, many: string) => (n: number) => `${n} ${n < 2 ? one : many}`
const pieces = count('pièce', 'pièces')

export const words = speak({
  typeset,
  name: 'Dice Brewing',
  tagline:
    'Des apprentis brasseurs cultivent, torréfient et améliorent leurs dés, et brassent les meilleures recettes avant les autres.',
  options: {
    startMode: {
      name: 'Premières recettes',
      about: 'Quelles recettes sont visibles au départ.',
      values: { standard: 'Les recettes de départ', advanced: 'Des recettes au hasard' },
    },
    hiddenTokens: {
      name: 'Jetons face cachée',
      about: 'Les autres voient combien de jetons Action vous avez, mais pas lesquels.',
    },
    onesAsGold: {
      name: 'Les 1 valent de l’or',
      about: 'Deux 1 ou plus, lancés dans la manche, servent à payer vos achats.',
    },
    startPlayer: {
      name: 'Premier joueur',
      about: 'Qui détient le jeton Saison/Priorité à la première manche.',
      values: {
        random: 'Au hasard',
        'seat-1': 'Place 1',
        'seat-2': 'Place 2',
        'seat-3': 'Place 3',
        'seat-4': 'Place 4',
      },
    },
    roundLimit: {
      name: 'Nombre maximal de manches',
      about: 'La partie s’arrête après cette manche si elle n’est pas déjà finie.',
    },
  },
  terms,
  prompts: {
    'opening-window': () => 'Avant le premier tour : jouez un jeton Action, ou passez.',
    'first-piece': () =>
      'Placez un dé ou une graine sur votre plateau, ou passez : vous ne placerez plus rien, mais pourrez acheter et brasser.',
    'second-piece': () => 'Placez un second dé ou une seconde graine, ou terminez votre tour.',
    'gained-die': ({ die }) => `Vous gagnez ${die}. Le mettre à l’entrepôt ou le laisser dans la zone active ?`,
    'raised-die': ({ die }) => `Votre dé montre maintenant ${die}. À l’entrepôt ou dans la zone active ?`,
    reroll: ({ picked }) =>
      picked === 0
        ? 'Choisissez les dés que vous voulez relancer.'
        : `Choisissez d’autres dés, ou relancez ${picked === 1 ? 'celui que vous avez choisi' : `les ${picked} que vous avez choisis`}.`,
    'swap-colour': () => 'Quelle couleur de la réserve faut-il lancer ?',
    swap: ({ colour, values }) => `La réserve donne ${values}. Échanger l’un d’eux contre un de vos dés de ${colour} ?`,
    purchase: ({ gold, extra, canBuy, ones }) =>
      canBuy
        ? `Vous avez ${pieces(gold)}${ones && extra > 0 ? ` et ${extra} de plus grâce à vos 1` : ''}. Achetez, entreposez des dés, ou terminez.`
        : 'Entreposez les dés que vous voulez garder, puis terminez.',
    'purchase-more': ({ gold, extra, ones }) =>
      `Il vous reste ${pieces(gold)}${ones && extra > 0 ? ` et ${extra} de plus grâce à vos 1` : ''}. Autre chose avant de terminer ?`,
    'brewing-window': () => 'Avant le premier brassage : jouez un jeton Action, ou passez.',
    brew: () => 'Brassez une des recettes, ou laissez passer ce tour de table.',
    'tidying-window': () => 'Avant le Rangement : jouez un jeton Action, ou passez.',
    'tidied-die': ({ die }) =>
      `Votre dé amélioré montre maintenant ${die}. Le garder à l’entrepôt ou le relancer à la prochaine manche ?`,
  },
  labels: {
    place: (die, field, effect, atOnce) =>
      `${die} sur ${field} : ${effect}${atOnce ? ', tout de suite' : ' au Rangement'}`,
    plant: (field, effect) => `une graine sur ${field} : ${effect} au Rangement`,
    accelerate: (die, field, effect) => `accélérer ${field} avec ${die} : ${effect}, tout de suite`,
    put: (die, zone) => (zone === 'storage' ? `${die} à l’entrepôt` : `${die} dans la zone active`),
    endTurn: 'Terminer le tour',
    pass: 'Passer : ne plus rien placer',
    pick: die => `choisir ${die}`,
    reroll: n => `Relancer ${n === 1 ? 'le dé choisi' : `les ${n} dés choisis`}`,
    swapColour: colour => `Lancer tous les dés de ${colour} de la réserve`,
    swap: (own, rolled) => `Échanger ${own} contre ${rolled} de la réserve`,
    noSwap: 'Ne rien échanger',
    buyIngredient: (ingredient, price) => `Acheter ${ingredient} pour ${pieces(price)}`,
    withDie: (die, discount) => `avec ${die} sur le marché (−${discount})`,
    buyToken: (token, price) => `Acheter « ${token} » pour ${pieces(price)}`,
    finish: 'Terminer les achats',
    brew: (recipe, dice, gains) => `Brasser ${recipe} avec ${dice} : ${gains}`,
    enhanced: by => `et ${by}`,
    decline: 'Ne rien brasser ce tour-ci',
    store: die => `Entreposer ${die}`,
    raiseDie: die => `Améliorer un dé : ${die}`,
    extraRoll: die => `Relance : ${die}`,
    takeBack: die => `Reprendre un dé : ${die}`,
    block: die => `Bloquer un dé : ${die}`,
    protect: die => `Protéger un dé : ${die}`,
    blockBuilding: (building, seat) => `Bloquer un bâtiment : ${building} de la place ${seat}`,
    blockRecipe: recipe => `Bloquer une recette : ${recipe}`,
    passWindow: 'Ne jouer aucun jeton',
    takeOut: die => `Sortir ${die} de l’entrepôt`,
    placeAbroad: (field, seat) => `Placer sur ${field} de la place ${seat}`,
    enhance: by => `Ajouter ${by} au brassage`,
    secondDiscount: 'Poser un second dé de savoir-faire sur le marché',
    tokenDiscount: 'Poser un dé de savoir-faire sur le marché noir',
    yours: thing => `${thing} à vous`,
    theirs: (thing, seat) => `${thing} de la place ${seat}`,
    in: (die, place) => `${die} (${place})`,
  },
  table: {
    match: 'Manche',
    recipes: 'Recettes',
    markets: 'Marchés',
    supply: 'Réserve centrale',
    round: (round, season, phase) => `Manche ${round}, ${season} : ${phase}.`,
    order: seats => `Ordre du tour : ${seats}.`,
    brewed: (total, target) => `${total} ${total < 2 ? 'recette brassée' : 'recettes brassées'} sur ${target}.`,
    deck: n => (n === 0 ? 'La pioche est vide.' : `${n} ${n < 2 ? 'carte' : 'cartes'} dans la pioche.`),
    over: 'La partie est terminée.',
    needs: dice => `Demande ${dice}.`,
    reward: gains => `Récompense : ${gains}.`,
    enhancement: choices => `Amélioration : ${choices}.`,
    isBlocked: 'Bloquée cette manche.',
    emptySlot: 'emplacement vide',
    market: stacks => `Marché : ${stacks}.`,
    blackMarket: stacks => `Marché noir : ${stacks}.`,
    opens: round => `Ouvre à la manche ${round}.`,
    stack: (name, price, left) => `${name} ${pieces(price)} (reste ${left})`,
    purse: (gold, mastery, seeds, points) => `${gold}, ${mastery}, ${seeds} ; vaut ${points} points à présent.`,
    active: dice => `Zone active : ${dice}.`,
    storage: what => `Entrepôt : ${what}.`,
    board: fields => `Plateau : ${fields}.`,
    accelerator: die => `accélérateur ${die}`,
    usedUp: 'utilisée',
    blockedFields: fields => `Cases bloquées : ${fields}.`,
    closedBuildings: buildings => `Bâtiments fermés par un jeton : ${buildings}.`,
    tokens: tokens => `Jetons Action : ${tokens}.`,
    faceDown: n => `${n} ${n < 2 ? 'jeton Action' : 'jetons Action'} face cachée.`,
    onMarket: die => `Sur le marché : ${die}.`,
    brewedCards: (n, names) => `${n} ${n < 2 ? 'recette brassée' : 'recettes brassées'} : ${names}.`,
    passed: 'A passé.',
    seed: 'graine',
  },
  log,
  refusals,
})
