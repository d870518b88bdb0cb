import { type JSX, onMount, Show } from 'solid-js'
import { Button } from '../design/index.ts'
import { go } from '../route.ts'
import { words } from '../words/index.ts'
import { focusHeading } from './focus-heading.ts'
import './sentence.css'

/** When there is nothing to show but something to say; where nothing else is offered, a way to the front page. */
export function Sentence(props: { title: string; text: string; details?: string; children?: JSX.Element }) {
  let heading: HTMLHeadingElement | undefined
  onMount(() => focusHeading(() => heading))
  const toFront = <Button label={words().trouble.toFront} look="primary" onPress={() => go({ page: 'front' })} />
  return (
    <main class="pg-sentence">
      <section class="card">
        <h1 ref={heading} tabindex="-1">
          {props.title}
        </h1>
        <p>{props.text}</p>
        <Show when={props.details}>
          <details>
            <summary>{words().open.details}</summary>
            <p>{props.details}</p>
          </details>
        </Show>
        <div class="ways">{props.children ?? toFront}</div>
      </section>
    </main>
  )
}
