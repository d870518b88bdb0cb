/** The nouns of Dice Brewing en français, the same in every sentence, on the board and in the guide. */
import type { Terms } from './vocabulary.ts'

const count = (one: string, many: string) => (n: number) => `${n} ${n < 2 ? one : many}`
const pieces = count('pièce', 'pièces')

/** No-break space before a colon and inside guillemets, a narrow one before ; ! ? (French printers' usage). */
export const typeset = (text: string): string =>
  text
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/ :/g, '\u00a0:')
    .replace(/« /g, '«\u00a0')
    .replace(/ »/g, '\u00a0»')

export const terms: Terms = {
  parts: {
    mastery: 'Maîtrise gagnée en cours de partie',
    light: 'Dés de malt clair',
    hops: 'Dés de houblon',
    dark: 'Dés de malt foncé',
    skill: 'Dés de savoir-faire',
    gold: 'Or',
  },
  colours: { 'light-malt': 'malt clair', 'dark-malt': 'malt foncé', hops: 'houblon', skill: 'savoir-faire' },
  letters: { 'light-malt': 'C', 'dark-malt': 'F', hops: 'H', skill: 'S' },
  zones: { 'active-zone': 'zone active', storage: 'entrepôt' },
  buildings: {
    'malt-house': 'Malterie',
    'hop-plantation': 'Houblonnière',
    'craft-school': 'École des métiers',
    'seed-department': 'Graineterie',
  },
  fields: {
    'malt-house-light': 'Semis de malt',
    'malt-house-roast': 'Torréfaction',
    'malt-house-raise': 'Malt +1',
    'hop-plantation-grow': 'Semis de houblon',
    'hop-plantation-raise': 'Houblon +1',
    'craft-school-reroll': 'Nouveau lancer',
    'craft-school-swap': 'Échange',
    'craft-school-train': 'Formation',
    'seed-department-hops': 'Troc de houblon',
    'seed-department-dark': 'Troc de malt',
    'seed-department-gold': 'Vente de dé',
  },
  effects: {
    'malt-house-light': () => 'un dé de malt clair',
    'malt-house-roast': () => 'devient un dé de malt foncé',
    'malt-house-raise': () => '+1',
    'hop-plantation-grow': () => 'un dé de houblon',
    'hop-plantation-raise': () => '+1',
    'craft-school-reroll': () => 'relancer ses propres dés',
    'craft-school-swap': () => 'lancer une couleur de la réserve et échanger un dé',
    'craft-school-train': () => 'un dé de savoir-faire de plus',
    'seed-department-hops': n => `le dé contre ${n} ${n < 2 ? 'graine' : 'graines'}`,
    'seed-department-dark': n => `le dé contre ${n} ${n < 2 ? 'graine' : 'graines'}`,
    'seed-department-gold': n => `le dé contre ${pieces(n)}`,
  },
  ingredients: {
    fruit: 'fruits',
    spices: 'épices',
    'special-malt': 'malt spécial',
    honey: 'miel',
    'special-hops': 'houblon spécial',
  },
  tokens: {
    'raise-die': 'Améliorer un dé',
    'extra-roll': 'Relance',
    'take-back-die': 'Reprendre un dé',
    'block-protect-die': 'Bloquer / protéger un dé',
    'block-building': 'Bloquer un bâtiment',
    'block-recipe': 'Bloquer une recette',
  },
  seasons: { winter: 'Hiver', summer: 'Été' },
  phases: {
    arrangement: 'Lancer et placement',
    purchasing: 'Achats',
    brewing: 'Brassage',
    tidying: 'Rangement de l’atelier',
  },
  styles: {
    lager: 'lager',
    pilsner: 'pils',
    wheat: 'bière de blé',
    'pale-ale': 'pale ale',
    ipa: 'IPA',
    bock: 'bock',
    porter: 'porter',
    stout: 'stout',
    experimental: 'expérimental',
  },
  levels: { beginner: 'débutant', intermediate: 'intermédiaire', advanced: 'avancé', experimental: 'expérimental' },
  dieOf: {
    'light-malt': 'un dé de malt clair',
    'dark-malt': 'un dé de malt foncé',
    hops: 'un dé de houblon',
    skill: 'un dé de savoir-faire',
  },
  gold: pieces,
  mastery: count('point de maîtrise', 'points de maîtrise'),
  seeds: count('graine', 'graines'),
  dice: count('dé', 'dés'),
  recipes: count('recette', 'recettes'),
  tokenCount: count('jeton', 'jetons'),
  cards: count('carte', 'cartes'),
  blocked: 'bloqué',
  protected: 'protégé',
  raised: n => `amélioré de ${n}`,
  rolledOne: 'lancé cette manche',
  unrolled: 'pas encore lancé',
  atLeast: (what, min) => `${what} ${min}+`,
  labelled: (what, that) => `${what} : ${that}`,
  semicolon: ' ; ',
  none: 'rien',
}
