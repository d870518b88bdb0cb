/** Ce que Dice Brewing dit, en français, à qui ne le connaît pas. */
import { terms, typeset } from '../words/fr.terms.ts'
import { guideIn } from './guide.ts'
import type { Phrases } from './phrases.ts'

const count = (one: string, many: string) => (n: number) => `${n} ${n < 2 ? one : many}`
const points = count('point', 'points')
const players = count('joueur', 'joueurs')
const pieces = count('pièce', 'pièces')
const seeds = count('graine', 'graines')
const and = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items[items.length - 1]}`

const phrases: Phrases = {
  and,
  points,
  dice: {
    about: {
      'light-malt': end =>
        `Le malt clair entre dans la plupart des bières. À la fin de la partie, le dé vaut ${points(end)}.`,
      'dark-malt': end =>
        `Le malt foncé entre dans les bières fortes. À la fin de la partie, le dé vaut ${points(end)}.`,
      hops: end => `Le houblon entre dans la plupart des bières. À la fin de la partie, le dé vaut ${points(end)}.`,
      skill: end =>
        `Un dé de savoir-faire accélère une case, sert à l’École des métiers, baisse un prix ou améliore un brassage. À la fin il ${end === 0 ? 'ne vaut rien' : `vaut ${points(end)}`}.`,
    },
    rolled:
      'Dans la zone active, il est relancé à chaque manche ; à l’entrepôt, il garde sa valeur et peut servir à brasser.',
    letter: short => `Dans les listes, on l’écrit ${short}.`,
    active: value => `Entreposez-le pour garder son ${value} ; sinon il sera relancé à la prochaine manche.`,
    activeLate: 'Il sera relancé à la prochaine manche.',
    stored: value => `Entreposé : il garde son ${value} jusqu’à ce qu’il serve à brasser ou soit placé.`,
    on: (field, now) => `Il est sur « ${field} »${now ? ', qu’il a accéléré' : ' jusqu’au Rangement'}.`,
    onMarket: 'Il est au marché pour une remise et revient au Rangement.',
    inSupply: 'Il est dans la réserve centrale et n’appartient à personne.',
    of: owner => `Il appartient à ${owner}.`,
    unrolled: 'Il n’a pas encore de valeur : il sera lancé au début de la prochaine manche.',
    blocked: 'Bloqué par un jeton : son propriétaire ne peut pas s’en servir cette manche.',
    protected: 'Protégé par un jeton : personne ne peut le changer ni le reprendre cette manche.',
    raised: n => `Amélioré de ${n} par un jeton ; il redescend au Rangement.`,
    one: 'Un 1 de cette manche : à partir de deux, ils paient des achats.',
    serves: recipes => `Assez haut pour ${and(recipes)}.`,
  },
  seed: {
    name: 'Graine',
    about: (malt, hops) =>
      `Une graine posée sur « ${malt} » ou « ${hops} » devient un dé au Rangement. Chaque été en apporte une.`,
    have: n => (n === 0 ? 'Vous n’en avez pas.' : `Vous en avez ${n}.`),
    end: 'Les graines ne valent rien à la fin : semez-les à temps.',
  },
  zones: {
    'active-zone':
      'Les dés posés ici sont lancés au début de chaque manche. On peut les placer sur des cases ou les entreposer.',
    storage:
      'Les dés entreposés gardent leur valeur. Eux seuls servent à brasser, et ils ne reviennent pas d’eux-mêmes.',
    count: n => (n === 0 ? 'Aucun dé ici.' : `${n} ${n < 2 ? 'dé' : 'dés'} ici.`),
    storeNow: 'On peut entreposer jusqu’à la fin des Achats.',
    storeLate: 'On n’entrepose plus cette manche : cela finit avec les Achats.',
  },
  fields: {
    about: {
      'malt-house-light': () => 'Posez-y une graine : au Rangement elle devient un dé de malt clair.',
      'malt-house-roast': () => 'Posez-y un dé de malt clair : au Rangement il devient un dé de malt foncé.',
      'malt-house-raise': () =>
        'Posez-y un dé de malt, clair ou foncé : au Rangement il gagne 1, et vous pouvez l’entreposer.',
      'hop-plantation-grow': () => 'Posez-y une graine : au Rangement elle devient un dé de houblon.',
      'hop-plantation-raise': () => 'Posez-y un dé de houblon : au Rangement il gagne 1, et vous pouvez l’entreposer.',
      'craft-school-reroll': min =>
        `Avec un dé de savoir-faire d’au moins ${min}, relancez tout de suite ceux de vos dés que vous voulez.`,
      'craft-school-swap': min =>
        `Avec un dé de savoir-faire d’au moins ${min}, tous les dés d’une couleur de la réserve sont lancés, et vous pouvez en échanger un tout de suite contre un des vôtres.`,
      'craft-school-train': min =>
        `Avec un dé de savoir-faire d’au moins ${min}, vous en recevez un de plus au Rangement.`,
      'seed-department-hops': n => `Cédez un dé de houblon : au Rangement vous recevez ${seeds(n)}.`,
      'seed-department-dark': n => `Cédez un dé de malt foncé : au Rangement vous recevez ${seeds(n)}.`,
      'seed-department-gold': (skill, dark) =>
        `Cédez un dé de savoir-faire pour ${pieces(skill)}, ou un dé de malt foncé pour ${pieces(dark)} ; elles arrivent au Rangement.`,
    },
    opens: round => `Ouvre à la manche ${round}.`,
    closed: 'Un jeton vous la ferme cette manche.',
    blocked: users =>
      `Bloquée pour vous : ${players(users)} l’${users < 2 ? 'a' : 'ont'} utilisée avant vous cette manche.`,
    used: 'Vous l’avez utilisée cette manche ; une fois par manche suffit.',
    loaded: piece => `Dessus : ${piece}.`,
    could: items => `Vous pourriez y poser : ${and(items)}.`,
    nothing: 'Vous n’avez rien qui convienne ici.',
    empty: 'La réserve n’a rien à donner pour l’instant.',
    places: (left, of) => `${left} ${left < 2 ? 'place libre' : 'places libres'} sur ${of} cette manche.`,
  },
  accelerator: {
    name: field => `Accélérateur de « ${field} »`,
    about: min =>
      `Un dé de savoir-faire d’au moins ${min} fait agir la case tout de suite au lieu d’attendre le Rangement. Le dé vous revient au Rangement.`,
    taken: die => `Dessus : ${die}.`,
    needsInput: 'Posez d’abord quelque chose sur la case.',
    could: dice => `Vous pourriez y poser : ${and(dice)}.`,
    nothing: min => `Vous n’avez pas de dé de savoir-faire d’au moins ${min}.`,
  },
  users: {
    name: field => `Joueurs sur « ${field} »`,
    about: of =>
      `Une case sert à tous les joueurs sauf un : à ${players(of)} par manche. Le dernier la trouve bloquée.`,
    by: names => `Utilisée cette manche par ${and(names)}.`,
    none: 'Personne ne l’a utilisée cette manche.',
  },
  buildings: {
    about: {
      'malt-house': 'On y sème, torréfie et améliore le malt.',
      'hop-plantation': 'On y sème et améliore le houblon.',
      'craft-school': 'Le savoir-faire y relance ou échange des dés tout de suite, ou forme un dé de plus.',
      'seed-department': 'On y cède des dés contre des graines ou de l’or.',
    },
    theirs: (building, owner) => `${building} : ${owner}`,
    lock: building => `${building}, fermée`,
    opens: round => `Ouvre à la manche ${round}, pour tout le monde.`,
    open: 'Ouverte.',
    closed: owner => `Un jeton la ferme à ${owner} jusqu’au Rangement.`,
    holds: items => `Dessus : ${and(items)}.`,
  },
  recipes: {
    about: (kind, needs) =>
      `Une bière (${kind}). Elle demande des dés de votre entrepôt : ${and(needs)}. Ils reviennent dans votre zone active.`,
    brings: gains => `La brasser rapporte ${gains}.`,
    blocked: 'Personne ne peut la brasser cette manche : un jeton est dessus.',
    ready: dice => `Vous pouvez la brasser avec ${and(dice)}.`,
    readyLater: dice => `Vous avez ce qu’il faut : ${and(dice)}. On brasse après les Achats.`,
    store: dice => `Entreposez ${and(dice)}, et vous avez ce qu’il faut.`,
    missing: dice => `Il vous manque ${and(dice)}.`,
    missed: 'La réserve n’a plus le dé de sa récompense : il serait perdu.',
    toEnd: (left, all) =>
      left <= 0
        ? 'C’est la dernière manche.'
        : `Encore ${left} ${left < 2 ? 'recette' : 'recettes'} à vous ${all}, et la partie finit avec la manche.`,
    slot: 'Emplacement vide',
    slotAbout: 'La pioche est épuisée : aucune nouvelle recette ne vient ici.',
    level: level => `Niveau : ${level}`,
    levelAbout: 'Plus le niveau est élevé, plus il faut de dés et de hautes valeurs, et plus la recette rapporte.',
  },
  enhancements: {
    name: (recipe, by) => `${recipe} avec ${by}`,
    about: (by, gains) =>
      `Avec ${by} en plus, le brassage rapporte aussi ${gains}. Une seule amélioration par brassage, choisie avec lui.`,
    skillBack: 'Le dé de savoir-faire doit être entreposé ; il revient dans votre zone active.',
    have: 'Vous l’avez.',
    haveSkill: die => `Vous avez ${die} à l’entrepôt.`,
    lackSkill: min => `Vous n’avez pas entreposé de dé de savoir-faire d’au moins ${min}.`,
    lack: 'Vous n’en avez pas.',
    buy: price => `Prix au marché : ${pieces(price)}.`,
  },
  goods: {
    ingredientAbout: 'Un ingrédient spécial améliore un brassage dont la carte le montre ; puis il retourne au marché.',
    tokenAbout: {
      'raise-die': 'Ajoute 1 à l’un de vos propres dés jusqu’au Rangement.',
      'extra-roll': 'Relance un dé, à vous ou à un autre, même sur une case.',
      'take-back-die': 'Renvoie un dé entreposé, à vous ou à un autre, dans la zone active de son propriétaire.',
      'block-protect-die':
        'Sur le dé d’un autre : il ne sert plus cette manche. Sur le vôtre : personne ne peut le changer ni le reprendre.',
      'block-building': 'Ferme un bâtiment d’un autre joueur pour cette manche.',
      'block-recipe': 'Personne ne peut brasser cette manche la recette où il est posé.',
    },
    when: {
      opening: 'Se joue avant le premier tour d’une manche.',
      brewing: 'Se joue avant le premier brassage d’une manche.',
      any: 'Se joue quand un jeton vous est demandé, ou pendant le placement et les achats.',
    },
    once: 'Un jeton joué quitte la partie.',
    price: (price, left) => `Prix : ${pieces(price)} ; il en reste ${left}.`,
    soldOut: 'Il n’en reste plus.',
    discount: (price, die) => `Avec votre ${die} : ${pieces(price)}.`,
    discountFrom: (min, price) => `Avec un dé de savoir-faire d’au moins ${min} : ${pieces(price)}.`,
    opens: round => `En vente à partir de la manche ${round}.`,
    bought: 'Vous en avez acheté un cette manche.',
    afford: gold => `Vous avez ${pieces(gold)}.`,
    short: (gold, short) => `Vous avez ${pieces(gold)} : il en manque ${short}.`,
    bring: (recipe, gains) => `Sur ${recipe} : ${gains}.`,
    noCard: 'Aucune recette visible n’en demande.',
    own: n => (n === 0 ? 'Vous n’en possédez pas.' : `Vous en possédez ${n}.`),
    faceDown: 'Jetons face cachée',
    faceDownAbout: 'Les autres voient combien de jetons Action quelqu’un possède, mais pas lesquels.',
    tokens: 'Jetons Action',
    tokensAbout:
      'Les jetons s’achètent au marché noir ou se gagnent avec des recettes ; ils aident ou gênent, même hors de son tour.',
  },
  markets: {
    market: 'Marché',
    marketAbout:
      'Aux Achats, chacun peut acheter un ingrédient spécial. Un dé de savoir-faire peut en baisser le prix.',
    blackMarket: 'Marché noir',
    blackMarketAbout: 'Aux Achats, chacun peut acheter un jeton Action.',
    opens: round => `Ouvre à la manche ${round}.`,
    open: 'Ouvert.',
    bought: 'Vous y avez acheté cette manche.',
  },
  swap: {
    colour: colour => `Les dés de ${colour} de la réserve`,
    about: 'Ils sont tous lancés ; puis vous pouvez en échanger un contre un des vôtres.',
    count: n => `${n} ${n < 2 ? 'dé' : 'dés'} dans la réserve.`,
    roll: 'Relancer les dés choisis',
    rollAbout: 'Relance tous les dés que vous avez choisis. Ils restent dans leur zone.',
  },
  supply: {
    die: colour => `Réserve : ${colour}`,
    seeds: 'Réserve : graines',
    about: 'Ce que la réserve n’a plus ne peut pas être gagné.',
    left: n => (n === 0 ? 'Il n’en reste plus.' : `Il en reste ${n}.`),
    deck: 'Pioche de recettes',
    deckAbout: 'Quand une recette est brassée, la première carte de la pioche la remplace.',
  },
  round: {
    name: n => `Manche ${n}`,
    about: (toEnd, all) =>
      `Une manche : lancer et placer, acheter, brasser, ranger. La partie finit avec la manche où vous avez brassé ${toEnd} recettes à ${all}.`,
    left: n => (n <= 0 ? 'C’est la dernière manche.' : `Encore ${n} à brasser.`),
    opening: (what, round) => `${what} : à partir de la manche ${round}.`,
    season: season => `Saison : ${season}`,
    seasonAbout: 'Les saisons alternent. Quand vient l’été, chacun reçoit une graine.',
    summer: 'La prochaine manche est en été : une graine pour chacun.',
    winter: 'La prochaine manche est en hiver : pas de graine.',
    order: 'Ordre du tour',
    orderAbout: 'Qui détient le jeton Saison/Priorité commence ; le jeton passe au voisin à chaque manche.',
    orderNow: names => `Cette manche : ${names.join(', ')}.`,
    phases: {
      arrangement:
        'Tous les dés actifs sont lancés. Puis chacun place à son tour une ou deux pièces, jusqu’à ce que tous aient passé.',
      purchasing:
        'Chacun peut acheter un ingrédient et un jeton Action. On peut entreposer des dés jusqu’à la fin de cette phase.',
      brewing:
        'À son tour, chacun brasse une recette avec des dés entreposés ou renonce, jusqu’à ce que tous renoncent.',
      tidying: 'Les cases agissent, les pièces reviennent et la saison change.',
    },
    here: 'C’est la phase en cours.',
    bottles: 'Recettes brassées',
    bottlesAbout: toEnd =>
      `Quand tous ensemble ont brassé ${toEnd} recettes, la manche va à son terme et l’on compte les points.`,
    bottlesNow: (brewed, left) => `${brewed} ${brewed < 2 ? 'brassée' : 'brassées'}, encore ${left}.`,
  },
  seats: {
    name: who => who,
    about: 'Les dés, les biens et les cases d’un rival. Appuyez pour voir tout son plateau.',
    own: 'Votre bourse : points de maîtrise, or et recettes brassées.',
    mastery: who => `Points de maîtrise : ${who}`,
    masteryAbout: 'Points gagnés en brassant. Qui en a le plus à la fin, dés et or compris, l’emporte.',
    gold: who => `Or : ${who}`,
    goldAbout: per => `Paie ingrédients et jetons. À la fin, chaque lot de ${pieces(per)} vaut 1 point.`,
    brewed: who => `Recettes brassées : ${who}`,
    brewedAbout: 'Chaque brassage rapporte au moins un point de maîtrise. À égalité, le plus de recettes l’emporte.',
    brewedNow: names => (names.length === 0 ? 'Aucune encore.' : `${names.join(', ')}.`),
    points: who => `Points maintenant : ${who}`,
    pointsAbout: 'Ce que ce serait si la partie finissait maintenant : maîtrise, dés et or.',
    worth: n => `Vaut ${points(n)} maintenant.`,
    goldWorth: n => `Vaut ${points(n)} à la fin.`,
    passed: 'A passé dans cette phase.',
    first: 'Commence cette manche.',
    ones: 'Les 1 valent de l’or',
    onesAbout: 'À partir de deux, les 1 lancés cette manche paient des achats. Les dés restent.',
    onesNow: gold => `Ils valent ${pieces(gold)} pour ces Achats ; le reste est perdu.`,
    window: 'Me demander un jeton',
    windowAbout:
      'Avant le premier tour, le premier brassage et le Rangement, on peut vous demander si vous jouez un jeton.',
  },
  scoring: {
    mastery: n => `${n} en brassant`,
    dice: (n, each) => `${n} × ${each} = ${n * each}`,
    gold: (gold, per, worth) => `${pieces(gold)}, 1 point pour ${per} = ${worth}`,
  },
  reasons: {
    ends: 'c’est la dernière recette de la partie',
    gains: gains => `rapporte ${gains}`,
    completes: recipe => `complète ${recipe}`,
    keepsFor: recipe => `garde un dé pour ${recipe}`,
    keepsHigh: 'garde un dé élevé',
    reaches: recipe => `l’amène à ce que ${recipe} demande`,
    raises: 'améliore un dé faible',
    dark: 'le malt foncé vaut plus à la fin',
    grows: 'un dé de plus dès la prochaine manche',
    growsLast: 'un dé vaut un point à la fin',
    blocks: names => `laisse la case bloquée pour ${and(names)}`,
    atOnce: 'le résultat peut servir cette manche',
    trains: 'un dé de savoir-faire de plus dès la prochaine manche',
    seeds: 'les graines deviennent des dés',
    sells: 'le savoir-faire ne vaut rien à la fin, l’or si',
    gold: 'l’or achète ingrédients et jetons',
    rerolls: 'les dés faibles ont une nouvelle chance',
    swaps: 'prend le meilleur de plusieurs lancers',
    swapUp: (from, to) => `${to} au lieu de ${from}`,
    improves: (recipe, gains) => `améliore ${recipe} : ${gains}`,
    token: 'un jeton pour aider ou gêner plus tard',
    hinders: (owner, recipe) => `prive ${owner} de ${recipe}`,
    hindersDie: owner => `prive ${owner} d’un bon dé`,
    protects: 'protège un dé dont vous avez besoin',
    ahead: owner => `${owner} est en tête`,
    pass: 'rien à placer ne servirait',
    keepToken: 'garde le jeton pour plus tard',
    saves: 'économise l’or',
    waits: 'attend une meilleure recette',
    rollsAgain: 'un dé faible est relancé',
  },
}

export const guide = guideIn(terms, phrases, typeset)
