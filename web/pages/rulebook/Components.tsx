import { type AnyRoom, differences, type Proposed, type Rulebook } from '@taproom/engine'
import { createMemo, createSignal, For, Show } from 'solid-js'
import { Button } from '../../design/index.ts'
import { saveFile } from '../../save-file.ts'
import { ownRoom, putBox, removeBox } from '../../store/boxes.ts'
import { words } from '../../words/index.ts'
import { FileButton } from '../FileButton.tsx'
import { Outcome, Problem } from '../Outcome.tsx'
import './components.css'

/** Which part of the component file an entry belongs to. */
const partOf = ({ path }: Proposed): string => path.split(/[.[]/, 1).join('')

/** The values that nobody could look up, part by part, and the way to put the real ones in their place. */
export function Components(props: { room: AnyRoom; book: Rulebook }) {
  const w = () => words().rulebook
  const proposed = createMemo(() => props.room.proposed?.() ?? [])
  const parts = createMemo(() => [...new Set(proposed().map(partOf))])
  return (
    <section class="card pg-components" id="proposed" aria-labelledby="title-proposed">
      <h2 id="title-proposed">{w().proposed}</h2>
      <p class="about">{w().proposedAbout}</p>
      <Owner room={props.room} />
      <For each={parts()}>
        {part => (
          <div class="part">
            <h3>{props.book.components[part]?.name ?? part}</h3>
            <p class="about">{props.book.components[part]?.about}</p>
            <Values entries={proposed().filter(entry => partOf(entry) === part && entry.value !== '')} />
          </div>
        )}
      </For>
    </section>
  )
}

function Values(props: { entries: readonly Proposed[] }) {
  return (
    <Show when={props.entries.length > 0}>
      <details>
        <summary>{words().rulebook.values(props.entries.length)}</summary>
        <dl class="rows">
          <For each={props.entries}>
            {entry => (
              <div title={entry.path}>
                <dt>{entry.name}</dt>
                <dd>{entry.value}</dd>
              </div>
            )}
          </For>
        </dl>
      </details>
    </Show>
  )
}

function Owner(props: { room: AnyRoom }) {
  const w = () => words().rulebook
  const { id } = props.room.game
  const [outcome, setOutcome] = createSignal('')
  const [problem, setProblem] = createSignal('')
  const own = createMemo(() => ownRoom(props.room))
  const differing = createMemo(() =>
    differences(props.room.components, own()?.components ?? props.room.components).filter(({ path }) => path !== 'id'),
  )
  const say = (done: string, wrong = '') => {
    setOutcome(done)
    setProblem(wrong)
  }
  const put = async (file: File) => {
    const answer = putBox(props.room, await file.text())
    if (answer === 'put') say(w().putDone)
    else if (answer === 'same') say(w().same)
    else if (answer === 'not-json') say('', w().notJson)
    else if (answer === 'full') say('', w().noRoom)
    else say('', w().unfit(answer.problem))
  }
  const remove = () => {
    removeBox(id)
    say(w().removed)
  }
  return (
    <div class="owner">
      <h3>{w().owner}</h3>
      <Show when={own()} fallback={<p>{w().ownerAbout}</p>}>
        {mine => (
          <>
            <p>{w().ownHere(mine().game.box.id, differing().length)}</p>
            <details>
              <summary>{w().differ}</summary>
              <ul>
                <For each={differing()}>
                  {({ path, ours, theirs }) => (
                    <li>
                      <code>{path}</code> {ours} → <b>{theirs}</b>
                    </li>
                  )}
                </For>
              </ul>
            </details>
          </>
        )}
      </Show>
      <div class="ways">
        <Button
          label={w().download}
          onPress={() => saveFile(`${id}-components.json`, (own() ?? props.room).components, 2)}
        />
        <FileButton label={own() ? w().putOther : w().putIn} look="plain" onFile={file => void put(file)} />
        <Show when={own()}>
          <Button label={w().remove} look="quiet" onPress={remove} />
        </Show>
      </div>
      <Outcome text={outcome()} />
      <Problem text={problem()} />
    </div>
  )
}
