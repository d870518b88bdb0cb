import type { Delta, Reason } from '@taproom/engine'
import type { AnyEvent } from '../table/ctrl/kinds.ts'

/** What the server says and hears, as docs/protocol.md tells it. */

export type Pace =
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  | { readonly kind: 'daily'; readonly hours: number }

export interface Person {
  readonly id: string
  readonly name: string
  readonly kind?: 'guest' | 'account' | 'bot'
}

export interface SeatTold {
  readonly seat: number
  readonly person: string | null
  readonly bot: string | null
  readonly name: string | null
  readonly open: boolean
}

/** A match as everybody who knows its id may see it. */
export interface Description {
  readonly id: string
  readonly game: string
  /** The hash of its components, null for the game's own. */
  readonly box: string | null
  readonly options: { readonly [name: string]: string | number | boolean }
  readonly pace: Pace
  readonly visibility: 'public' | 'link'
  readonly takebacks: boolean
  readonly rated: boolean
  readonly status: 'open' | 'running' | 'over' | 'ended' | 'expired'
  readonly host: string
  readonly created: number
  readonly ended: number | null
  readonly seedHash: string
  readonly seed?: string
  readonly next: string | null
  /** The match this one is the rematch of. */
  readonly before: string | null
  readonly seats: readonly SeatTold[]
  /** Whom it waits for, in the list of one's own matches. */
  readonly wait?: { readonly seat: number; readonly since: number; readonly due: number | null }
}

export type Wish =
  | { readonly kind: 'takeback'; readonly to: number }
  | { readonly kind: 'pause' }
  | { readonly kind: 'end' }
  | { readonly kind: 'kick'; readonly of: number }

export type Action =
  | Wish
  | { readonly kind: 'move'; readonly move: string }
  | { readonly kind: 'undo' | 'redo' | 'restart' | 'agree' | 'decline' | 'resume' | 'leave' | 'return' }
  | { readonly kind: 'handover'; readonly of: number }

export interface Proposal {
  readonly by: number
  readonly at: number
  readonly wish: Wish
  readonly agreed: readonly number[]
}

export interface Standing {
  readonly status: 'open' | 'running' | 'over' | 'ended'
  readonly waiting: number
  readonly since: number
  readonly due: number | null
  readonly banks: readonly number[]
  readonly paused: boolean
  readonly bots: readonly (string | null)[]
  readonly moves: number
  readonly proposal: Proposal | null
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly broken?: string
  readonly ended?: string
  readonly seed?: string
}

export interface JournalPart {
  readonly from: number
  readonly events: readonly AnyEvent[]
}

export interface ChatLine {
  readonly id: string
  readonly match: string
  readonly person: string
  readonly name: string
  readonly text: string
  readonly at: number
}

export interface TableFrame {
  readonly t: 'table'
  readonly match: string
  readonly index: number
  readonly seat: number
  readonly cells: readonly number[]
  readonly journal: JournalPart
  readonly standing: Standing
}

export interface UpdateFrame {
  readonly t: 'update'
  readonly match: string
  readonly index: number
  readonly entry: { readonly seat: number; readonly kind: Action['kind']; readonly at: number }
  readonly delta: Delta
  readonly journal: JournalPart
  readonly standing: Standing
}

/** Why something was not done: a code of the server, or a rule of the game. */
export interface Refused {
  readonly code: string
  readonly message: string
  readonly reason?: Reason
}

export type Heard =
  | { readonly t: 'hello'; readonly person: Person | null }
  | TableFrame
  | UpdateFrame
  | { readonly t: 'ack'; readonly match: string; readonly id: string; readonly index: number }
  | ({ readonly t: 'refused'; readonly id?: string; readonly match?: string } & Refused)
  | { readonly t: 'match'; readonly match: Description }
  | ({ readonly t: 'chat' } & ChatLine)
  | { readonly t: 'presence'; readonly match: string; readonly people: readonly string[]; readonly spectators: number }
  | { readonly t: 'pong'; readonly at: number }

export type Said =
  | { readonly t: 'watch'; readonly match: string; readonly since: number }
  | {
      readonly t: 'act'
      readonly match: string
      readonly id: string
      readonly expected: number
      readonly action: Action
    }
  | { readonly t: 'chat'; readonly match: string; readonly id: string; readonly text: string }
  | { readonly t: 'ping' }
