export { type Advice, type AdvisedMove, Counsel } from './advice.ts'
export { answer, type BotQuestion } from './answer.ts'
export { type ArenaWishes, arena, type Contestant, wilson } from './arena.ts'
export { type Claim, claimsFor } from './claims.ts'
export { Ledger, type SavedLedger } from './ledger.ts'
export { type Lesson as Position, Lessons } from './lessons.ts'
export { isLevel, ladderOf } from './levels.ts'
export { NetSchool } from './net-school.ts'
export { NUDGES, type NudgeWishes, Nudging, type SavedNudging } from './nudge.ts'
export { type Poster, posterOf } from './picture.ts'
export {
  advised,
  type Budget,
  greedy,
  MEASURES,
  PLAYERS,
  type Player,
  playerNamed,
  random,
  searching,
} from './players.ts'
export { ratings } from './rating.ts'
export { refine } from './refine.ts'
export { type MatchResult, Runner } from './run.ts'
export { type Considered, Search } from './search.ts'
export { FLAT, MASTERLY, type SearchStyle, TEXTBOOK } from './style.ts'
export { type SavedTrainer, Trainer } from './trainer.ts'
export { type Lesson, School } from './tune.ts'
