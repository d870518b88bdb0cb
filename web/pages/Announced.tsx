import { Show } from 'solid-js'
import { Button } from '../design/index.ts'
import { announcement, putAway } from '../online/announcement.ts'
import { words } from '../words/index.ts'
import './announced.css'

/** What who runs the server has to say: above the page, in the flow, until it is put away. */
export function Announced() {
  return (
    <Show when={announcement()}>
      {said => (
        <aside class="pg-announced" role="status" aria-label={words().announcement.of}>
          <p>
            <b>{words().announcement.of}</b> <span>{said().text}</span>
          </p>
          <Button label={words().announcement.away} onPress={() => putAway(said())} />
        </aside>
      )}
    </Show>
  )
}
