import { type JSX, Show } from 'solid-js'

/** One subject of a page, as a card. */
export function Part(props: { title: string; about?: string; children: JSX.Element }) {
  return (
    <section class="card">
      <h2>{props.title}</h2>
      <Show when={props.about}>
        <p class="about">{props.about}</p>
      </Show>
      {props.children}
    </section>
  )
}
