import * as v from 'valibot'

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15))
const botName = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))

/** What a seat may ask of its match. With the seat, an index and a time it becomes an entry of the log. */
export const Action = v.variant('kind', [
  v.object({ kind: v.literal('move'), move: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  v.object({ kind: v.literal('undo') }),
  v.object({ kind: v.literal('redo') }),
  v.object({ kind: v.literal('restart') }),
  v.object({ kind: v.literal('takeback'), to: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)) }),
  v.object({ kind: v.literal('pause') }),
  v.object({ kind: v.literal('resume') }),
  v.object({ kind: v.literal('end') }),
  v.object({ kind: v.literal('kick'), of: seat, bot: v.optional(botName) }),
  v.object({ kind: v.literal('agree') }),
  v.object({ kind: v.literal('decline') }),
  v.object({ kind: v.literal('handover'), of: seat, bot: v.optional(botName) }),
  v.object({ kind: v.literal('leave'), bot: v.optional(botName) }),
  v.object({ kind: v.literal('return') }),
])
export type Action = v.InferOutput<typeof Action>

/** These happen only when the others agree. */
export const BY_CONSENT = ['takeback', 'pause', 'end', 'kick'] as const
export type Wish = Extract<Action, { kind: (typeof BY_CONSENT)[number] }>

export const isWish = (action: Action): action is Wish => (BY_CONSENT as readonly string[]).includes(action.kind)

/** These change what lies on the table. */
export const changesTable = (kind: Action['kind']): boolean =>
  kind === 'move' || kind === 'undo' || kind === 'redo' || kind === 'restart'

/** An action that happened. */
export interface Entry {
  readonly index: number
  readonly seat: number
  readonly at: number
  /** The maker's own name for it: the same one again is the same action, not another one. */
  readonly id: string
  readonly action: Action
  /** Made by the bot that played the seat. */
  readonly bot?: string
}
