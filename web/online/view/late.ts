import { onlineWords } from '../../words/online/index.ts'
import { isLate, mayHandOver } from '../clock.ts'
import { leftSentence } from '../sentences.ts'
import type { OnlineController } from '../source.ts'
import type { Bar } from './Bars.tsx'

/** That somebody's time is up: first a warning with the grace that is left, then what the others may do. */
export function late(match: OnlineController, now: number): readonly Bar[] {
  const { session } = match.source
  const [description, standing] = [session.description(), session.standing()]
  const seat = session.received.seat
  if (!description || !standing || standing.paused || seat < 0 || !isLate(standing, now)) return []
  const { waiting, handoverFrom } = standing
  if (waiting < 0 || standing.bots[waiting] !== null) return []
  const w = onlineWords().late
  const how = description.pace.loss ? w.loss : w.bot
  const name = match.who(waiting)
  const bar = { id: 'late', icon: 'restart' } as const
  if (!mayHandOver(standing, now)) {
    const left = leftSentence(description.pace, (handoverFrom ?? now) - now)
    return [{ ...bar, text: waiting === seat ? how.soonYou(left) : how.soonOther(name, left), ways: [] }]
  }
  if (waiting === seat) return [{ ...bar, text: how.you, ways: [] }]
  const claim = { label: how.claim, onPress: () => session.act({ kind: 'handover', of: waiting }) }
  return [{ ...bar, text: w.other(name), ways: standing.bots[seat] ? [] : [claim] }]
}
