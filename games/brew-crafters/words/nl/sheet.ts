import type { Lexicon } from '../en/index.ts'
import { plural } from './names.ts'

export const options: Lexicon['options'] = {
  recipeSet: {
    name: 'Recepten',
    about: 'De zes gevorderde recepten van het spel.',
    values: { beginner: 'Beginnersset', random: 'Twee per bierfamilie, willekeurig' },
  },
  workerSet: {
    name: 'Vakmensen',
    about: 'De negen vakmensen die je kunt inhuren.',
    values: { beginner: 'Beginnerskaarten', random: 'Negen willekeurige' },
  },
  labSide: {
    name: 'Onderzoekslab',
    about: 'De kant van het lab die iedereen gebruikt.',
    values: { basic: 'Basiskant', advanced: 'Gevorderde kant' },
  },
  tempLabour: {
    name: 'Uitzendkrachten',
    about: 'Module: huur uitzendkrachten voor extra acties in de volgende twee seizoenen.',
  },
  commodityExchange: { name: 'Goederenruil', about: 'Module: ruil blokjes voor andere, één keer per seizoen.' },
  labourAgency: { name: 'Uitzendbureau', about: 'Module: zoek een vakman onder de ongebruikte kaarten.' },
  communityFarm: {
    name: 'Gemeenschapsboerderij',
    about: 'Module: plant in de winter of lente, oogst samen in de herfst.',
  },
  secretRecipe: {
    name: 'Geheim recept',
    about: 'Module: neem een ongebruikt gevorderd recept dat alleen jij mag brouwen.',
  },
  firstPlayer: {
    name: 'Startspeler',
    about: 'Wie begint.',
    values: {
      random: 'Willekeurig',
      'seat-1': 'Plaats 1',
      'seat-2': 'Plaats 2',
      'seat-3': 'Plaats 3',
      'seat-4': 'Plaats 4',
      'seat-5': 'Plaats 5',
    },
  },
}

export const parts: Lexicon['parts'] = {
  beers: 'Gebrouwen bieren',
  research: 'Onderzoek',
  tastingRoom: 'Proeflokaal',
  tokens: 'Reputatiefiches',
  labels: 'Gouden Labels',
  collaboration: 'Samenwerking',
  workers: 'Vakmensen',
  loans: 'Leningen',
}

export const sheet: Lexicon['sheet'] = {
  season: 'Seizoen',
  when: (season, year, n) => `${season}, jaar ${year} (seizoen ${n} van 12)`,
  phase: {
    'set-up': 'Spelopbouw',
    supply: 'Aanvoerfase',
    benefits: 'Voordelenstap',
    market: 'Marktfase',
    brewing: 'Brouwfase',
    'season-end': 'Seizoenseinde',
    scoring: 'Het spel is afgelopen',
  },
  firstPlayer: who => `Startspeler: ${who}`,
  market: 'Markt',
  onSpace: (name, content, who) => `${name}: ${content}${who ? ` (${who})` : ''}`,
  holds: (goods, supply) => `bevat ${goods}, +${supply} per seizoen`,
  recipes: 'Recepten',
  recipe: (name, family, price, points, symbol, label) =>
    `${name} (${family}): ${price}; ${points}${symbol ? `, ${symbol}` : ''}${label ? `; ${label}` : ''}`,
  labelFree: 'Gouden Label nog vrij',
  labelOf: who => `Gouden Label: ${who}`,
  workers: 'Beschikbare vakmensen',
  partnerships: 'Beschikbare partnerschappen',
  none: 'geen',
  collaboration: 'Samenwerking',
  open: 'open',
  filledBy: who => `gevuld door ${who}`,
  farm: (planted, tokens) => `geplant ${planted}; fiches: ${tokens}`,
  temps: n => `${n} ${plural(n, 'uitzendkracht', 'uitzendkrachten')} naast de markt`,
  money: (money, tokens, loans, points) => `${money}, ${tokens}, ${loans}, nu ${points}`,
  storage: (goods, n, room) => `Opslag ${n} van ${room}: ${goods}`,
  crews: n => `Brouwploegen aan het werk: ${n} van 3`,
  bill: bill => `Volgende winterrekening: ${bill}`,
  line: (tanks, bottles) => `Lijn: ${tanks} in de tank, ${bottles} gebotteld`,
  pub: batch => `Brouwcafé: ${batch}`,
  freight: batches => `Verkocht: ${batches}`,
  tiles: tiles => `Tegels: ${tiles}`,
  staff: workers => `Vakmensen: ${workers}`,
  partners: partners => `Partnerschappen: ${partners}`,
  lab: positions => `Lab: ${positions}`,
  start: 'start',
  ownSecrets: recipes => `Geheime recepten: ${recipes}`,
  secrets: n => `${n} ${plural(n, 'gesloten geheim recept', 'gesloten geheime recepten')}`,
  tempsOf: (now, later) => `Uitzendkrachten: ${now} nu, ${later} geboekt`,
  field: kind => `Boerderij: ${kind} geplant`,
}
