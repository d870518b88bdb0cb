import type { Invitation } from '@taproom/protocol'
import { Index, Show } from 'solid-js'
import { Button } from '../../design/index.ts'
import { ask } from '../../online/api.ts'
import { paceSentence } from '../../online/sentences.ts'
import { go } from '../../route.ts'
import { onlineWords } from '../../words/online/index.ts'
import { Outcome } from '../Outcome.tsx'
import { createAttempt } from './attempt.ts'
import { titleOf } from './games.ts'

/** Seats that others keep for us. */
export function Invitations(props: { of: readonly Invitation[]; onAnswered: () => void }) {
  const w = () => onlineWords().people.tables
  const { outcome, attempt } = createAttempt(() => props.onAnswered())
  const sit = ({ match, seat }: Invitation) =>
    attempt(async () => {
      await ask('POST /api/matches/{match}/seats/{seat}/take', { match: match.id, seat, body: {} })
      go({ page: 'table', id: match.id })
      return ''
    })
  const decline = ({ match }: Invitation) =>
    attempt(async () => {
      await ask('DELETE /api/me/invitations/{match}', { match: match.id })
      return ''
    })
  return (
    <Show when={props.of.length > 0 || outcome()}>
      <section>
        <h2>{w().invitations}</h2>
        <ul class="cards">
          <Index each={props.of}>
            {one => (
              <li class="card match mine invited">
                <span class="what">
                  <b>{titleOf(one().match.game)}</b>
                </span>
                <span class="names">{w().by(one().by.name)}</span>
                <span class="note">{paceSentence(one().match.pace)}</span>
                <div class="ways">
                  <Button label={onlineWords().join.sit} look="primary" onPress={() => sit(one())} />
                  <Button label={w().decline} look="quiet" onPress={() => decline(one())} />
                </div>
              </li>
            )}
          </Index>
        </ul>
        <Outcome text={outcome()} />
      </section>
    </Show>
  )
}
