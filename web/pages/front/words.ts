/** Everything the front page says; a language is one such record. */
export interface FrontWords {
  brand: string
  headline: string
  promise: string
  playNow: string
  hotSeat: string
  rules: string
  openRecord: string
  settings: string
  language: string
  toDay: string
  toCellar: string
  yourTurn: string
  continueMatch: string
  games: string
}

export interface GameCardWords {
  title: string
  about: string
  size: string
}

export const GAMES = ['heaven-and-ale', 'dice-brewing', 'brew-crafters'] as const
export type GameId = (typeof GAMES)[number]

export interface FrontTexts {
  words: FrontWords
  games: Readonly<Record<GameId, GameCardWords>>
}
