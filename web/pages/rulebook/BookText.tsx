import type { AnyRoom, Rulebook } from '@taproom/engine'
import { For, type JSX, Show } from 'solid-js'
import { preferences } from '../../store/preferences.ts'
import { words } from '../../words/index.ts'
import { listing } from '../../words/plural.ts'
import { chapters } from './chapters.ts'

/** What a game says of itself before its rules. */
export interface Glance {
  readonly tagline: string
  readonly parts: { readonly [part: string]: string }
}

interface BookTextProps {
  readonly room: AnyRoom
  readonly book: Rulebook
  readonly glance: Glance
  /** Only rules that have these words. */
  readonly wanted: string
  /** The rule that somebody came for. */
  readonly rule: string | undefined
  /** A way to a rule, showing its id. */
  link(rule: string): JSX.Element
}

/** The chapters of a rulebook with their rules and examples, as the page and the drawer beside a table show them. */
export function BookText(props: BookTextProps) {
  const w = () => words().rulebook
  return (
    <>
      <Show when={props.wanted.trim() === '' && hasGlance(props.book)}>
        <AtAGlance room={props.room} glance={props.glance} />
      </Show>
      <For each={chapters(props.book, props.wanted)}>
        {chapter => (
          <section class="card" data-chapter={chapter.id} aria-labelledby={`title-${chapter.id}`}>
            <h2 id={`title-${chapter.id}`}>
              {chapter.id}. {chapter.title}
            </h2>
            <dl>
              <For each={chapter.rules}>
                {rule => (
                  <div id={rule.id} classList={{ wanted: rule.id === props.rule }}>
                    <dt>{props.link(rule.id)}</dt>
                    <dd>{rule.text}</dd>
                  </div>
                )}
              </For>
            </dl>
            <For each={chapter.examples}>
              {example => (
                <aside class="example">
                  <h3>{w().example}</h3>
                  <p>{example.text}</p>
                  <p class="of">
                    <For each={example.rules}>{rule => props.link(rule)}</For>
                  </p>
                </aside>
              )}
            </For>
          </section>
        )}
      </For>
    </>
  )
}

/** Rulebooks are numbered as their rules are, from 2 on: the first chapter is what one knows before. */
export const hasGlance = (book: Rulebook): boolean => book.sections['1'] === undefined

function AtAGlance(props: { room: AnyRoom; glance: Glance }) {
  const w = () => words().rulebook
  const { from, to } = props.room.game.declared.seats
  return (
    <section class="card" data-chapter="1" aria-labelledby="title-1">
      <h2 id="title-1">1. {w().glance}</h2>
      <p>{props.glance.tagline}</p>
      <p>{w().glanceSeats(from, to)}</p>
      <p>{w().glancePoints(listing(preferences().language)(Object.values(props.glance.parts)))}</p>
    </section>
  )
}
