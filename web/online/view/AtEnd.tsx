import type { Rating } from '@taproom/protocol'
import { createResource, Show } from 'solid-js'
import { onlineWords } from '../../words/online/index.ts'
import type { OnlineController } from '../source.ts'
import { ratingFor } from '../table.ts'
import { CheckDraws } from './CheckDraws.tsx'

const pause = (ms: number) => new Promise<void>(done => setTimeout(done, ms))

/** What the server adds to the end of a match: the rating it moved, and the proof that chance was fair. */
export function AtEnd(props: { match: OnlineController; before: () => Rating | undefined }) {
  const { session } = props.match.source
  // The rating is written a moment after the last move.
  const [after] = createResource(async () => {
    const description = session.description()
    if (!description?.rated || session.received.seat < 0) return undefined
    const known = props.before()?.matches ?? 0
    for (let i = 0; i < 6; i++) {
      const rating = await ratingFor(description).catch(() => undefined)
      if (rating && rating.matches > known) return rating
      await pause(400)
    }
    return ratingFor(description).catch(() => undefined)
  })
  const w = () => onlineWords().end
  const change = () => {
    const [old, now] = [props.before(), after.latest]
    return old && now && now.matches > old.matches ? ` (${w().change(now.rating - old.rating)})` : ''
  }
  return (
    <div class="on-end">
      <Show when={after.latest}>
        {rating => (
          <p class="rating">
            <b>
              {w().rating(rating().rating)}
              {change()}
            </b>
            <Show when={rating().pool === 'mixed'}>
              <small>{w().mixed}</small>
            </Show>
          </p>
        )}
      </Show>
      <CheckDraws match={props.match} />
    </div>
  )
}
