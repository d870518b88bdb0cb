/** The ladder: who can sit at a table, from the friendliest to the hardest. Every rung beats the one below in two matches of three. */
import type { Language } from '@taproom/engine'
import { brewCrafters } from './ladders/brew-crafters.ts'
import { diceBrewing } from './ladders/dice-brewing.ts'
import { heavenAndAle } from './ladders/heaven-and-ale.ts'
import type { Ladder, Level } from './ladders/ladder.ts'
import { MASTERLY } from './style.ts'

export const LEVELS: readonly Level[] = ['guest', 'apprentice', 'journeyman', 'brewer', 'cellarer', 'master']

const ladders: { readonly [game: string]: Ladder } = {
  'heaven-and-ale': heavenAndAle,
  'brew-crafters': brewCrafters,
  'dice-brewing': diceBrewing,
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
  measure: { usual: 300, lowest: 25 },
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
