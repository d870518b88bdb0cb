import { type AnyRoom, type Rulebook, rulebookOf } from '@taproom/engine'
import { createEffect, createMemo, createResource, createSignal, For, onMount, Show } from 'solid-js'
import { Button } from '../../design/index.ts'
import { addressOf, go, lastTable } from '../../route.ts'
import { preferences } from '../../store/preferences.ts'
import { words } from '../../words/index.ts'
import { Game } from '../Game.tsx'
import { playNow } from '../home/play-now.ts'
import { Page } from '../Page.tsx'
import { BookText, type Glance, hasGlance } from './BookText.tsx'
import { Components } from './Components.tsx'
import { chapters } from './chapters.ts'
import { Versions } from './Versions.tsx'
import './rulebook.css'

export default function RulebookPage(props: { game: string; rule?: string }) {
  return <Game id={props.game}>{room => <Loaded room={room} rule={props.rule} />}</Game>
}

function Loaded(props: { room: AnyRoom; rule?: string }) {
  const [said] = createResource(
    () => preferences().language,
    async language => {
      const [spoken, book] = await Promise.all([props.room.words[language](), props.room.rulebook[language]()])
      return { name: spoken.name, book, glance: spoken }
    },
  )
  return <Show when={said.latest}>{found => <Book room={props.room} rule={props.rule} {...found()} />}</Show>
}

function Book(props: { room: AnyRoom; rule?: string; name: string; book: Rulebook; glance: Glance }) {
  const w = () => words().rulebook
  const game = props.room.game.id
  const [wanted, setWanted] = createSignal('')
  const [version, setVersion] = createSignal(props.room.game.rules)
  const book = createMemo(() => rulebookOf(props.book, version()))
  const found = createMemo(() => chapters(book(), wanted()))
  const count = () => found().reduce((sum, chapter) => sum + chapter.rules.length, 0)
  const hasProposed = createMemo(() => props.room.proposed !== undefined)
  const scrollToRule = () => {
    if (props.rule) document.getElementById(props.rule)?.scrollIntoView({ block: 'center' })
  }
  onMount(() => requestAnimationFrame(scrollToRule))
  createEffect(() => props.rule && requestAnimationFrame(scrollToRule))
  const scrollTo = (id: string) => document.getElementById(id)?.scrollIntoView({ block: 'start' })
  const scrollToChapter = (id: string) =>
    document.querySelector(`.text [data-chapter="${id}"]`)?.scrollIntoView({ block: 'start' })
  return (
    <Page
      title={w().title(props.name)}
      lead={<p class="lead">{w().intro}</p>}
      aside={
        <div class="ways">
          <Show when={lastTable()}>
            {table => <Button label={w().back} icon="back" look="primary" onPress={() => go(table())} />}
          </Show>
          <Button label={w().setup} look="quiet" onPress={() => go({ page: 'setup', game })} />
          <Button
            label={words().front.playNow}
            look={lastTable() ? 'quiet' : 'primary'}
            onPress={() => void playNow(game)}
          />
        </div>
      }
    >
      <div class="pg-book">
        <nav aria-label={w().contents}>
          <label>
            <span class="unseen">{w().search}</span>
            <input
              class="field"
              type="search"
              placeholder={w().search}
              value={wanted()}
              onInput={event => setWanted(event.currentTarget.value)}
            />
          </label>
          <p class="found" role="status">
            {wanted().trim() ? (count() > 0 ? w().found(count()) : w().none) : ''}
          </p>
          <ul>
            <Show when={wanted().trim() === '' && hasGlance(book())}>
              <li>
                <button type="button" onClick={() => scrollToChapter('1')}>
                  <span>1</span>
                  {w().glance}
                </button>
              </li>
            </Show>
            <For each={found()}>
              {chapter => (
                <li>
                  <button type="button" onClick={() => scrollToChapter(chapter.id)}>
                    <span>{chapter.id}</span>
                    {chapter.title}
                  </button>
                </li>
              )}
            </For>
            <Show when={hasProposed()}>
              <li>
                <button type="button" onClick={() => scrollTo('proposed')}>
                  <span>*</span>
                  {w().proposed}
                </button>
              </li>
            </Show>
          </ul>
        </nav>
        <div class="text">
          <Versions room={props.room} book={props.book} shown={version()} onShow={setVersion} />
          <BookText
            room={props.room}
            book={book()}
            glance={props.glance}
            wanted={wanted()}
            rule={props.rule}
            link={rule => (
              <a href={addressOf({ page: 'rules', game, rule })} aria-label={w().link(rule)}>
                {rule}
              </a>
            )}
          />
          <Show when={hasProposed()}>
            <Components room={props.room} book={props.book} />
          </Show>
        </div>
      </div>
    </Page>
  )
}
