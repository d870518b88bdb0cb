/** What the drawn board says besides the game's own words: the few words on it, in every language. */
import type { Language } from '@taproom/engine'
import type { Lexicon } from '../words/en/index.ts'
import type { Action, Family, Phase, Place, Section, Tab } from './kinds.ts'

export interface BoardWords {
  /** The game's own words: names, effects, amounts. */
  readonly lexicon: Lexicon
  readonly tabs: { readonly [T in Tab]: string }
  readonly parts: string
  /** Names of places for narrow cells. */
  readonly short: { readonly [P in Place]: string }
  readonly year: (n: number) => string
  readonly phases: { readonly [P in Phase]: string }
  readonly first: string
  readonly or: string

  readonly unlocked: string
  readonly advancedLocked: string
  readonly canBrew: string
  readonly brewsWith: (place: string) => string
  readonly shortOf: (goods: string) => string
  readonly basicFirst: (family: { readonly [F in Family]: string }, of: Family) => string
  readonly whatCanIBrew: string
  readonly aidNote: (now: number, more: number, place: string) => string

  readonly offers: string
  readonly workers: string
  readonly left: (n: number) => string
  readonly partners: string
  readonly noWorkers: string
  readonly noPartners: string

  readonly brewery: (owner: string) => string
  readonly yours: string
  readonly back: string
  readonly brewed: string
  readonly loans: (n: number) => string
  readonly bill: (money: string) => string
  readonly billTold: (due: string, money: string, sales: string, verdict: string) => string
  readonly covered: string

  readonly storehouse: string
  readonly of: string
  readonly giveBack: (n: number) => string
  readonly giveMore: (n: number) => string
  readonly startOver: string
  readonly plantOne: string
  readonly takeSome: (n: number) => string

  readonly line: string
  readonly stations: { readonly [S in 'tank' | 'bottling' | 'truck' | 'freight' | 'pub']: string }
  readonly lineTold: (tanks: string, bottles: string, sold: number, pub: string | undefined) => string
  readonly empty: string
  readonly pubMissing: string
  readonly tiles: string
  readonly installed: string
  readonly lab: string
  readonly atStart: string
  readonly next: (text: string) => string
  readonly staff: string
  readonly crews: string
  readonly crewReady: (crew: string, money: string) => string
  readonly crewDone: (crew: string, money: string) => string
  readonly crewWaits: (crew: string, needed: number, brewed: number) => string

  readonly sections: { readonly [S in Section]: string }
  readonly secret: string
  readonly noSecrets: string
  readonly takeSecret: string

  /** What a crew can do, for small buttons. */
  readonly deeds: { readonly [A in Action]: string }
  readonly deedsTitle: string

  readonly sheets: {
    readonly hire: string
    readonly hireNote: string
    readonly partner: string
    readonly partnerNote: string
    readonly agency: (n: number) => string
    readonly agencyNote: (money: string) => string
    readonly install: string
    readonly installNote: (money: string) => string
    readonly installFree: string
    readonly secret: string
    readonly secretNote: string
    readonly benefits: string
    readonly benefitsNote: string
    readonly gain: string
    readonly harvest: string
    readonly harvestLeft: (n: number) => string
    readonly pay: (recipe: string) => string
    readonly payAsPrinted: string
    readonly specialty: (section: string) => string
    readonly exchange: string
    readonly give: string
    readonly get: string
    readonly fewer: string
    readonly more: string
  }
  readonly fold: string
  readonly unfold: string
  readonly dollars: string
}

const SPEECH: { readonly [L in Language]: () => Promise<BoardWords> } = {
  en: async () => (await import('./words.en.ts')).en,
  fr: async () => (await import('./words.fr.ts')).fr,
  nl: async () => (await import('./words.nl.ts')).nl,
}

const loaded = new Map<Language, BoardWords>()

/** Loaded with the table, one language at a time: the lexicon is there already, the game speaks with it. */
export async function wordsIn(language: Language): Promise<BoardWords> {
  const words = await SPEECH[language]()
  loaded.set(language, words)
  return words
}

/** The words that are loaded already, so that a board whose words were fetched beforehand is drawn at once. */
export const loadedWords = (language: Language): BoardWords | undefined => loaded.get(language)
