import { log } from './fr.log.ts'
import { refusals } from './fr.refusals.ts'
import { speak } from './speak.ts'
import type { Vocabulary } from './vocabulary.ts'

/** In French zero is singular. */
const count = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`
const steps = (n: number): string => count(n, 'case', 'cases')
const points = (n: number): string => count(n, 'point', 'points')
const ducats = (n: number): string => count(n, 'ducat', 'ducats')

/** No line may break before these signs, nor inside guillemets. */
const typeset = (text: string): string =>
  text
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/ ([:»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')

export const vocabulary: Vocabulary = {
  typeset,
  name: 'Heaven & Ale',
  tagline: 'À la tête d’une brasserie de monastère : un champ au soleil et à l’ombre, des moines et une bière divine.',
  options: {
    edition: {
      name: 'Édition',
      about:
        'Les éditions diffèrent par l’ordre du choix des espaces de départ et par le moment où l’on peut vendre ses cartes.',
      values: {
        french: 'Française : sens horaire ; vente des cartes à tout moment',
        english: 'Anglaise : sens antihoraire ; vente pendant son propre tour',
      },
    },
    firstPlayer: {
      name: 'Premier joueur',
      about: 'Qui commence la partie.',
      values: {
        random: 'Tiré au sort',
        'seat-1': 'Place 1',
        'seat-2': 'Place 2',
        'seat-3': 'Place 3',
        'seat-4': 'Place 4',
      },
    },
    exchange: {
      name: 'Échange',
      about: 'Au décompte final, l’échange de cases doit-il continuer tant qu’il est possible ?',
      values: { mandatory: 'Obligatoire', optional: 'Facultatif' },
    },
    woodStart: { name: 'Départ du bois', about: 'Case de départ du marqueur bois ; les sources divergent.' },
    brewmasterStart: {
      name: 'Départ du maître brasseur',
      about: 'Case de départ du maître brasseur ; les sources divergent.',
    },
    brewmasterOverflow: {
      name: 'Maître brasseur au-delà de 20',
      about: 'Ce que rapporte une case au-delà de la 20.',
      values: { none: 'Rien', ducat: 'Ducats' },
    },
    numberMustBeOwned: {
      name: 'Numéro possédé obligatoire',
      about: 'Avec un disque sur X, vous ne pouvez nommer qu’un numéro présent sur vos tuiles.',
    },
    isolatedMonkAllowed: {
      name: 'Moine isolé autorisé',
      about: 'Une case d’activation moine sert même si aucun de ces moines ne touche une tuile.',
    },
    shedSupply: {
      name: 'Tuiles bâtiment',
      about: 'Nombre de tuiles bâtiment disponibles.',
      values: { unlimited: 'Illimité' },
    },
    bank: { name: 'Ducats de la réserve', about: 'Nombre de ducats disponibles.', values: { unlimited: 'Illimité' } },
  },
  parts: {
    production: 'Production',
    barrels: 'Barils',
    barrelCard: 'Carte « Barils »',
    firstSpace: 'Espace « premier joueur »',
  },
  terms: {
    colours: { wood: 'bois', yeast: 'levure', hops: 'houblon', water: 'eau', barley: 'orge' },
    monks: { cellarer: 'cellérier', gardener: 'jardinier', scribe: 'copiste', bellringer: 'sonneur' },
    cards: {
      'priv-ducats': '« Ducats »',
      'priv-brewmaster': '« Maître brasseur »',
      'priv-colour': '« Couleur »',
      'priv-rearmost': '« Dernier marqueur »',
      'priv-barrels': '« Barils »',
    },
    goals: {
      'goal-brewmaster-1': 'maître brasseur en case 1 ou plus',
      'goal-all-markers-1': 'tous les marqueurs en case 1 ou plus',
      'goal-six-ones': 'six tuiles de numéro 1',
      'goal-six-fives': 'six tuiles de numéro 5',
      'goal-monk-spots': 'un disque sur les 4 cases d’activation moine',
      'goal-resource-spots': 'un disque sur les 5 cases d’activation ressource',
      'goal-three-same-sheds': 'trois bâtiments d’un même type',
      'goal-four-shed-types': 'quatre types de bâtiment différents',
      'goal-marker-20': 'un marqueur en case 20',
      'goal-three-privileges': 'trois cartes privilège placées',
      'goal-sun-full': '15 emplacements ensoleillés occupés',
      'goal-shade-full': '15 emplacements ombragés occupés',
    },
    startSpaces: {
      'start-first': 'espace « premier joueur »',
      'start-brewmaster': 'espace « maître brasseur »',
      'start-marker': 'espace « marqueur »',
      'start-ducats': 'espace « ducats »',
    },
    spaces: {
      start: 'zone de départ',
      resource: n => `espace ressource ${n}`,
      monk: n => `espace moine ${n}`,
      barrel: n => `espace baril ${n}`,
      disc: (letter, n) => `espace d’activation ${letter}${n ? ` n° ${n}` : ''}`,
    },
    sites: {
      sun: n => `emplacement ensoleillé ${n}`,
      shade: n => `emplacement ombragé ${n}`,
      shed: n => `site de construction ${n}`,
    },
    brewmaster: 'maître brasseur',
    player: seat => `joueur ${seat + 1}`,
    ducats,
    steps,
    points,
    tiles: n => count(n, 'tuile', 'tuiles'),
    discs: n => count(n, 'disque', 'disques'),
    nothing: 'rien',
    none: 'rien',
    and: 'et',
    colon: ' : ',
  },
  prompts: {
    'setup-start': () => 'Choisissez un espace de départ pour votre figurine ; vous recevez son revenu aussitôt.',
    marker: ({ steps: n }) => `Quel marqueur ressource avance de ${steps(n)} ?`,
    move: () => 'Déplacez votre figurine dans le sens horaire : jusqu’où ?',
    buy({ bought, mustSell, isMonkSpace, space }) {
      if (bought === 0 && mustSell)
        return `Vous devez acheter sur l’${space}, mais vos ducats n’y suffisent pas : vendez d’abord une carte.`
      if (bought === 0)
        return `Achetez au moins ${isMonkSpace ? 'un moine' : 'une tuile'} sur l’${space} : ${isMonkSpace ? 'lequel' : 'laquelle'}, et pour quel emplacement ?`
      return `Achetez ${isMonkSpace ? 'un autre moine' : 'une autre tuile'} sur l’${space}, ou arrêtez-vous.`
    },
    shed: ({ shed, sum, activates }) =>
      `Vous avez entouré le ${shed} : fertilité totale ${sum}. ${activates === 1 ? 'Quelle tuile le bâtiment active-t-il' : `Quelles ${activates} tuiles le bâtiment active-t-il`} ?`,
    spot: ({ letter }) => `Vous avez pris un disque de ${letter}. Sur quelle case d’activation le placez-vous ?`,
    number: () => 'Nommez un numéro de fertilité : toutes vos tuiles ressource de ce numéro sont activées.',
    privilege: ({ pair }) => `Vous avez complété la paire ${pair}. Quelle carte privilège placez-vous à côté ?`,
    'priv-colour': () => 'Nommez une couleur : son marqueur avance de 1 case par tuile de cette couleur.',
    'priv-rear': ({ steps: n }) => `Plusieurs marqueurs sont les moins avancés. Lequel avance de ${steps(n)} ?`,
    home: () => 'Vous rentrez. Sur quel espace de départ va votre figurine ?',
  },
  labels: {
    begins: 'vous commencez la manche suivante',
    oneMarker: n => `un marqueur +${steps(n)}`,
    price: n => ducats(n),
    buy: (tile, site, price) => `${tile} sur l’${site} pour ${ducats(price)}`,
    encloses: (shed, sum) => `entoure le ${shed}, total ${sum}`,
    stop: 'ne plus rien acheter',
    aNumber: 'un numéro de fertilité au choix',
    decline: 'ne placer aucune carte, ni maintenant ni plus tard',
    cards: {
      'priv-ducats': ({ ducats: n }) => ducats(n),
      'priv-brewmaster': ({ steps: n }) => `maître brasseur +${n}`,
      'priv-colour': () => 'des cases pour vos tuiles d’une couleur',
      'priv-rearmost': ({ discs }) => `marqueur le moins avancé +${discs}`,
      'priv-barrels': ({ points: n }) => `${points(n)} par baril à la fin`,
    },
    sell: (card, n) => `vendre ${card} pour ${ducats(n)}`,
    sellLater: (card, n) => `vendre ${card} pour ${ducats(n)} à la fin de ce tour`,
    withdraw: card => `finalement ne pas vendre ${card}`,
  },
  table: {
    match: 'La partie',
    over: 'La partie est terminée.',
    round: (round, of) => `Manche ${round} sur ${of}.`,
    toMove: who => `La décision appartient à : ${who}.`,
    firstPlayer: who => `Premier joueur de la manche : ${who}.`,
    piles: (first, second, stacks) =>
      `Face cachée : ${first} tuiles ressource I, ${second} tuiles ressource II, ${count(stacks, 'pile de moines', 'piles de moines')}.`,
    track: 'Piste',
    empty: 'vide',
    figures: names => `figurines : ${names}`,
    barrels: 'Barils au centre',
    bothBarrels: 'gros et petit',
    smallBarrel: 'le petit seulement',
    noBarrel: 'tous deux pris',
    purse: (n, points) => `${ducats(n)} ; ${count(points, 'point', 'points')} si la partie se terminait maintenant.`,
    figure: where => `Figurine : ${where}.`,
    isHome: where => `De retour pour cette manche : ${where}.`,
    production: cells => `Marqueurs : ${cells}.`,
    zone: (cell, rate, multiplier) => `Maître brasseur en ${cell} : échange ${rate}:1, multiplicateur ×${multiplier}.`,
    sun: tiles => `Au soleil : ${tiles}.`,
    shade: tiles => `À l’ombre : ${tiles}.`,
    sheds: sheds => `Bâtiments : ${sheds}.`,
    shed: (name, type) => `${name} de type ${type}`,
    openShed: (name, filled, sum) => `${name} ouvert (${filled} sur 6, total ${sum})`,
    spots: spots => `Disques : ${spots}.`,
    cards: cards => `Cartes en main : ${cards}.`,
    placedCards: cards => `Cartes placées : ${cards}.`,
    beside: (card, pair) => `${card} à côté de la paire ${pair}`,
    queued: card => `${card} (en vente)`,
    ownBarrels: barrels => `Barils : ${barrels}.`,
    large: goal => `gros (${goal})`,
    small: goal => `petit (${goal})`,
  },
  log,
  refusals,
}

export const words = speak(vocabulary)
