import type { Lexicon } from '../en/index.ts'
import { plural } from './names.ts'

export const options: Lexicon['options'] = {
  recipeSet: {
    name: 'Recettes',
    about: 'Les six recettes avancées de la partie.',
    values: { beginner: 'Sélection de découverte', random: 'Deux par famille au hasard' },
  },
  workerSet: {
    name: 'Ouvriers spécialisés',
    about: 'Les neuf ouvriers disponibles.',
    values: { beginner: 'Cartes de découverte', random: 'Neuf au hasard' },
  },
  labSide: {
    name: 'Laboratoire de recherche',
    about: 'La face du laboratoire que tous utilisent.',
    values: { basic: 'Face de base', advanced: 'Face avancée' },
  },
  tempLabour: {
    name: 'Recrutement d’intérimaire',
    about: 'Module\u00a0: des intérimaires pour agir davantage les deux saisons suivantes.',
  },
  commodityExchange: {
    name: 'Échange de marchandises',
    about: 'Module\u00a0: changer des cubes, une fois par saison.',
  },
  labourAgency: { name: 'Agence de travail', about: 'Module\u00a0: chercher un ouvrier parmi les cartes inutilisées.' },
  communityFarm: {
    name: 'Ferme communautaire',
    about: 'Module\u00a0: planter en hiver ou au printemps, récolter ensemble en automne.',
  },
  secretRecipe: {
    name: 'Recette secrète',
    about: 'Module\u00a0: une recette avancée inutilisée que vous seul pouvez brasser.',
  },
  firstPlayer: {
    name: 'Premier Joueur',
    about: 'Qui commence.',
    values: {
      random: 'Au hasard',
      'seat-1': 'Place 1',
      'seat-2': 'Place 2',
      'seat-3': 'Place 3',
      'seat-4': 'Place 4',
      'seat-5': 'Place 5',
    },
  },
}

export const parts: Lexicon['parts'] = {
  beers: 'Bières brassées',
  research: 'Recherche',
  tastingRoom: 'Salle de dégustation',
  tokens: 'Jetons Réputation',
  labels: 'Labels Or',
  collaboration: 'Collaboration',
  workers: 'Ouvriers spécialisés',
  loans: 'Prêts',
}

export const sheet: Lexicon['sheet'] = {
  season: 'Saison',
  when: (season, year, n) => `${season}, année ${year} (saison ${n} sur 12)`,
  phase: {
    'set-up': 'Mise en place',
    supply: 'Phase d’approvisionnement',
    benefits: 'Étape des avantages',
    market: 'Phase d’actions de marché',
    brewing: 'Phase de brassage',
    'season-end': 'Fin de saison',
    scoring: 'La partie est terminée',
  },
  firstPlayer: who => `Premier Joueur\u00a0: ${who}`,
  market: 'Marché',
  onSpace: (name, content, who) => `${name}\u00a0: ${content}${who ? ` (${who})` : ''}`,
  holds: (goods, supply) => `contient ${goods}, +${supply} par saison`,
  recipes: 'Recettes',
  recipe: (name, family, price, points, symbol, label) =>
    `${name} (${family})\u00a0: ${price}\u202f; ${points}${symbol ? `, ${symbol}` : ''}${label ? `\u202f; ${label}` : ''}`,
  labelFree: 'Label Or libre',
  labelOf: who => `Label Or\u00a0: ${who}`,
  workers: 'Ouvriers spécialisés disponibles',
  partnerships: 'Partenariats disponibles',
  none: 'aucun',
  collaboration: 'Collaboration',
  open: 'libre',
  filledBy: who => `remplie par ${who}`,
  farm: (planted, tokens) => `planté ${planted}\u202f; jetons\u00a0: ${tokens}`,
  temps: n => `${n}\u00a0${plural(n, 'intérimaire')} à côté du marché`,
  money: (money, tokens, loans, points) => `${money}, ${tokens}, ${loans}, ${points} à présent`,
  storage: (goods, n, room) => `Stock ${n} sur ${room}\u00a0: ${goods}`,
  crews: n => `Équipes au travail\u00a0: ${n} sur 3`,
  bill: bill => `Prochains frais de fonctionnement\u00a0: ${bill}`,
  line: (tanks, bottles) => `Ligne\u00a0: en cuve ${tanks}, en bouteilles ${bottles}`,
  pub: batch => `Pub\u00a0: ${batch}`,
  freight: batches => `Vendu\u00a0: ${batches}`,
  tiles: tiles => `Tuiles\u00a0: ${tiles}`,
  staff: workers => `Ouvriers spécialisés\u00a0: ${workers}`,
  partners: partners => `Partenariats\u00a0: ${partners}`,
  lab: positions => `Laboratoire\u00a0: ${positions}`,
  start: 'départ',
  ownSecrets: recipes => `Recettes secrètes\u00a0: ${recipes}`,
  secrets: n => `${n}\u00a0${plural(n, 'recette secrète', 'recettes secrètes')} face cachée`,
  tempsOf: (now, later) => `Intérimaires\u00a0: ${now} à présent, ${later} ${plural(later, 'réservé')}`,
  field: kind => `Ferme\u00a0: ${kind} planté`,
}
