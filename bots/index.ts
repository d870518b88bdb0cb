export { AdamTrainer, type SavedAdam } from './adam.ts'
export { type Advice, AdviceSearch, type AdvisedMove } from './advice.ts'
export { answer, type BotQuestion } from './answer.ts'
export { type ArenaSettings, arena, type Contestant, wilson } from './arena.ts'
export { type ArenaReport, arenaPage } from './arena-page.ts'
export { type Claim, claimsFor } from './claims.ts'
export { fineTune } from './fine-tune.ts'
export { LeastSquares, type SavedLeastSquares } from './least-squares.ts'
export { isLevel, ladderOf } from './levels.ts'
export { NetSelfPlay } from './net-self-play.ts'
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
export { type MatchResult, Runner } from './run.ts'
export { type Sample, Samples } from './samples.ts'
export { type Considered, Search } from './search.ts'
export { type SavedSpsa, SPSA_DEFAULTS, Spsa, type SpsaSettings } from './spsa.ts'
export { FLAT, MASTERLY, type SearchStyle, TEXTBOOK } from './style.ts'
export { type SelfPlayMatch, WeightsSelfPlay } from './weights-self-play.ts'
