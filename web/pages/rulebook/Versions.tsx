import type { AnyRoom, Rulebook } from '@taproom/engine'
import { For, Show } from 'solid-js'
import { words } from '../../words/index.ts'

/** Which version of the rules is shown, and what each one changed; nothing where there has been only one. */
export function Versions(props: { room: AnyRoom; book: Rulebook; shown: number; onShow: (version: number) => void }) {
  const w = () => words().rulebook
  const versions = () => [...props.room.game.declared.versions].reverse()
  return (
    <Show when={versions().length > 1}>
      <section class="card pg-versions" aria-labelledby="title-versions">
        <h2 id="title-versions">{w().versions}</h2>
        <p>{w().versionsAbout}</p>
        <label>
          {w().shown}{' '}
          <select class="field" value={props.shown} onChange={event => props.onShow(Number(event.currentTarget.value))}>
            <For each={versions()}>{version => <option value={version}>{w().version(version)}</option>}</For>
          </select>
        </label>
        <ul>
          <For each={versions().filter(version => props.book.changes?.[version] !== undefined)}>
            {version => (
              <li>
                <b>{w().version(version)}</b>: {props.book.changes?.[version]}
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  )
}
