/** The ladder: who can sit at a table, from the friendliest to the hardest. Every rung beats the one below in two matches of three. */
import type { Language } from '@taproom/engine'
import { MASTERLY, type SearchStyle } from './style.ts'

export const LEVELS = ['guest', 'apprentice', 'journeyman', 'brewer', 'cellarer', 'master'] as const
export type Level = (typeof LEVELS)[number]

/** A level follows the adviser, more or less closely; or looks one turn ahead; or thinks. */
export type Rung =
  | { readonly temperature: number }
  | { readonly ahead: 'one turn' }
  | { readonly search: Partial<SearchStyle> }

export interface Ladder {
  /** What thinking ahead looks like in this game. */
  readonly style: SearchStyle
  readonly rungs: { readonly [L in Level]: Rung }
}

const styled = (style: Partial<SearchStyle>): SearchStyle => ({ ...MASTERLY, scale: 1, ...style })

/** Found by `taproom ladder`; the numbers are in docs/measurements.md. */
const ladders: { readonly [game: string]: Ladder } = {
  'heaven-and-ale': {
    style: styled({ curiosity: 0.1, depth: 6, turns: 1 }),
    rungs: {
      guest: { temperature: 0.65 },
      apprentice: { temperature: 0.45 },
      journeyman: { temperature: 0 },
      brewer: { ahead: 'one turn' },
      cellarer: { search: { iterations: 150 } },
      master: { search: { iterations: 1500 } },
    },
  },
  'brew-crafters': {
    style: styled({ curiosity: 0.1, careful: true, softness: 0.7, span: 3, depth: 24, turns: 8 }),
    rungs: {
      guest: { temperature: 0.52 },
      apprentice: { temperature: 0.28 },
      journeyman: { temperature: 0 },
      brewer: { ahead: 'one turn' },
      cellarer: { search: { iterations: 80 } },
      master: { search: { iterations: 600 } },
    },
  },
  'dice-brewing': {
    style: styled({ curiosity: 0.2, trust: 0.5, memory: 1_000_000, span: 2, depth: 40, turns: 10 }),
    rungs: {
      guest: { temperature: 0.5 },
      apprentice: { temperature: 0.28 },
      journeyman: { temperature: 0 },
      brewer: { ahead: 'one turn' },
      cellarer: { search: { iterations: 120 } },
      master: { search: { iterations: 1200 } },
    },
  },
}

/** For a game nobody has measured yet. */
const unmeasured: Ladder = {
  style: { ...MASTERLY, depth: 8, turns: 2 },
  rungs: {
    guest: { temperature: 3 },
    apprentice: { temperature: 1 },
    journeyman: { temperature: 0.3 },
    brewer: { search: { iterations: 50 } },
    cellarer: { search: { iterations: 250 } },
    master: { search: { iterations: 3000 } },
  },
}

export const ladderOf = (game: string): Ladder => (Object.hasOwn(ladders, game) ? ladders[game] : unmeasured)

export const isLevel = (name: string): name is Level => LEVELS.some(level => level === name)

export interface LevelWords {
  readonly name: string
  readonly about: string
}

/** What set-up pages say. */
export const levelWords: { readonly [L in Language]: { readonly [K in Level]: LevelWords } } = {
  en: {
    guest: { name: 'Guest', about: 'Here for the company: sensible moves, many chances for you.' },
    apprentice: { name: 'Apprentice', about: 'Has learnt the trade and still forgets the odd thing.' },
    journeyman: { name: 'Journeyman', about: 'Takes what looks best at the moment, with few slips.' },
    brewer: { name: 'Brewer', about: 'Thinks a turn ahead and watches what you are up to.' },
    cellarer: { name: 'Cellarer', about: 'Plans ahead and gives little away.' },
    master: { name: 'Master', about: 'The best we have: looks far ahead, never at your secrets.' },
  },
  fr: {
    guest: { name: 'Invité', about: 'Vient pour la compagnie : des coups sensés, beaucoup d’occasions pour vous.' },
    apprentice: { name: 'Apprenti', about: 'Connaît le métier et oublie encore une chose ou l’autre.' },
    journeyman: { name: 'Compagnon', about: 'Prend ce qui paraît le meilleur sur le moment, avec peu de faux pas.' },
    brewer: { name: 'Brasseur', about: 'Pense un tour à l’avance et surveille ce que vous préparez.' },
    cellarer: { name: 'Caviste', about: 'Prévoit loin et laisse peu de choses au hasard.' },
    master: { name: 'Maître', about: 'Notre meilleur : il voit loin, mais jamais vos secrets.' },
  },
  nl: {
    guest: { name: 'Gast', about: 'Komt voor de gezelligheid: zinnige zetten, veel kansen voor jou.' },
    apprentice: { name: 'Leerling', about: 'Heeft het vak geleerd en vergeet nog weleens iets.' },
    journeyman: { name: 'Gezel', about: 'Neemt wat op het moment het beste lijkt, met weinig misstappen.' },
    brewer: { name: 'Brouwer', about: 'Denkt een beurt vooruit en let op wat jij van plan bent.' },
    cellarer: { name: 'Keldermeester', about: 'Plant vooruit en geeft weinig weg.' },
    master: { name: 'Meester', about: 'De beste die we hebben: kijkt ver vooruit, nooit naar je geheimen.' },
  },
}
