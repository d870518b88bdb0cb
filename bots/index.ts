export { arena, type Contestant, wilson } from './arena.ts'
export { type Budget, greedy, PLAYERS, type Player, playerNamed, random, searching } from './players.ts'
export { type MatchResult, Runner } from './run.ts'
export { type Considered, MASTERLY, Search, type SearchStyle } from './search.ts'
