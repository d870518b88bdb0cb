import * as v from 'valibot'
import { about, BotName, Id, Index, type Output, text, whole } from './parts.ts'

const seat = whole(0, 15)
/** What happens only when the others agree. */
export const Wish = v.variant('kind', [
  about(
    v.object({ kind: v.literal('takeback'), to: whole(0, 100_000) }),
    'back to so many moves, beyond the horizon, when the others agree; in a rated match not where nobody is there to agree',
  ),
  about(v.object({ kind: v.literal('pause') }), 'when the others agree'),
  about(
    v.object({ kind: v.literal('end') }),
    'when the others agree; in a rated match with bots the people have then lost. Where nothing counts, who does not answer for long does not hold it up: propose, wait (5 minutes live, three turns’ time daily), `agree` yourself',
  ),
  about(
    v.object({ kind: v.literal('kick'), of: seat }),
    'a bot of the house’s level plays that seat for good: when most of the others agree and that seat is late, or when all others agree; never by one person alone',
  ),
])
export type Wish = Output<typeof Wish>

/** What a seat may ask of its match. */
export const Action = v.variant('kind', [
  about(
    v.object({ kind: v.literal('move'), move: v.pipe(text(200), v.minLength(1)) }),
    'a line as in `legal` and in records',
  ),
  about(
    v.object({ kind: v.literal('undo') }),
    'your own last move back, up to the horizon: the last point where something hidden or random became known or another seat acted',
  ),
  about(v.object({ kind: v.literal('redo') }), 'what was taken back, again'),
  about(v.object({ kind: v.literal('restart') }), 'your whole turn back, up to the horizon'),
  Wish,
  about(v.object({ kind: v.literal('agree') }), 'to what is proposed'),
  about(v.object({ kind: v.literal('decline') }), 'what is proposed'),
  about(v.object({ kind: v.literal('resume') }), 'anybody ends a pause'),
  about(
    v.object({ kind: v.literal('handover'), of: seat }),
    'after that seat’s deadline and the grace after it (`standing.handoverFrom`): a bot of the house’s level plays it until its person returns. Where the table’s `pace.loss` is true that person has lost: a match of two ends there',
  ),
  about(
    v.object({ kind: v.literal('leave'), bot: v.optional(BotName) }),
    'a bot plays your seat. Who is not back at the end of a rated match has lost; when the last person leaves it ends at once, and all who left have lost',
  ),
  about(v.object({ kind: v.literal('return') }), 'you play your seat again'),
])
export type Action = Output<typeof Action>

const CONSENT: ReadonlySet<string> = new Set(Wish.options.map(({ entries }) => entries.kind.literal))
export const isWish = (action: Action): action is Wish => CONSENT.has(action.kind)

/** An action with what the server needs to do it once and as it was meant. */
export const Deed = v.object({
  action: Action,
  /** How many entries its maker had seen. */
  expected: Index,
  /** The maker's own name for it: the same one again is the same action, not another one. */
  id: Id,
})
export type Deed = Output<typeof Deed>
