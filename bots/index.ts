export { greedy, PLAYERS, type Player, playerNamed, random } from './players.ts'
export { type MatchResult, Runner } from './run.ts'
