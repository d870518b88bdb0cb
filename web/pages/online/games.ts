import { words } from '../../words/index.ts'
import type { GameId } from '../front/words.ts'

const isKnown = (game: string): game is GameId => game in words().games

export const titleOf = (game: string): string => (isKnown(game) ? words().games[game].title : game)
