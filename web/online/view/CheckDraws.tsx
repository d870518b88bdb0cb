import { createSignal } from 'solid-js'
import { Button } from '../../design/index.ts'
import { onlineWords } from '../../words/online/index.ts'
import { ask } from '../api.ts'
import { checkDraws } from '../fairness.ts'
import type { OnlineController } from '../source.ts'

/** Replays the whole match from its seed in this browser and says what came of it. */
export function CheckDraws(props: { match: OnlineController }) {
  const w = () => onlineWords().about
  const [outcome, setOutcome] = createSignal('')
  const check = async () => {
    const { room } = props.match
    const { session, seedHash } = props.match.source
    setOutcome(w().checking)
    const record = await ask('GET /api/matches/{match}/record', { match: session.id }).catch(() => undefined)
    if (!record) return setOutcome(w().noRecord)
    const { seat, journal } = session.received
    const seen = session.followed ? { seat, journal } : undefined
    const verdict = checkDraws(room, record, seedHash, seen)
    if (verdict.fair) setOutcome([w().rightMoves(verdict.moves), verdict.asSeen ? w().asSeen : ''].join(' ').trim())
    else setOutcome([w()[verdict.because], verdict.message ?? ''].join(' ').trim())
  }
  return (
    <div class="on-check">
      <Button label={w().check} icon="check" onPress={() => void check()} />
      <p role="status">{outcome()}</p>
    </div>
  )
}
