/** What the rest of the project may use of the engine: how a game is declared, played, looked at and written down. */
export { type Arg, type Args, among, index, range, type Values } from './args.ts'
export { Chance } from './chance.ts'
export { type Box, type Declaration, names, type Step } from './declaration.ts'
export { applyDelta, type Delta, delta } from './delta.ts'
export { digestCells, digestText } from './digest.ts'
export {
  type AnySchema,
  group,
  HIDDEN,
  type Hidden,
  int,
  ints,
  list,
  type ReadonlyInts,
  type ReadonlyList,
  rows,
  type Schema,
  secret,
  secretToOwner,
  wide,
} from './fields.ts'
export { type AnyGame, defineGame, Game } from './game.ts'
export { eventFor, type ForcedEvent, type GameEvent, type Log, type Stamped } from './journal.ts'
export { type Beliefs, Judge, type Judgement } from './judge.ts'
export { type Ladder, LEVELS, type Level, type Rung, type SearchStyle } from './ladder.ts'
export { copy, equal, Layout, layout, reveal, type State, type View } from './layout.ts'
export { gameOfLink, linkOf, openLink } from './link.ts'
export { List } from './list.ts'
export { KIND_BITS, MoveBuffer, type MoveData, MoveKind, type MoveRules, moves, type Offer } from './moves.ts'
export { type NetData, type NetInputs, NetJudge, type NetPlan, packWeights, planOf, unpackWeights } from './net.ts'
export {
  allowed,
  type Chosen,
  type ChosenValues,
  choice,
  flag,
  missingSeat,
  number,
  type Option,
  type Options,
  type OptionValue,
  parseOption,
  seatNamed,
} from './options.ts'
export { type Difference, differences, type Proposed, proposedIn } from './provenance.ts'
export {
  boxDigest,
  gameOfRecord,
  type MatchRecord,
  openRecord,
  RECORD_FORM,
  type RecordError,
  recordOf,
  unknownRules,
} from './record.ts'
export { type Reason, Refusal, refusals } from './refusals.ts'
export {
  type Adviser,
  type AnyRoom,
  type Explanation,
  type Guide,
  type Instinct,
  LANGUAGES,
  type Language,
  type OptionWords,
  type Passage,
  type Room,
  type RoomOf,
  type Rulebook,
  roomWithBox,
  roomWithGame,
  roomWithRules,
  rulebookOf,
  type ScoringStep,
  type Shelf,
  type Who,
  type Words,
} from './room.ts'
export { rank, type Score, type Standing } from './score.ts'
export { freshSeed, isSeed, seedFrom, seedHash } from './seed.ts'
export { type Opening, type Outcome, type SeatMove, Table } from './table.ts'
