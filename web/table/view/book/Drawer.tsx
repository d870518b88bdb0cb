import { rulebookOf } from '@taproom/engine'
import { createEffect, createResource, createSignal, on, onCleanup, onMount, Show } from 'solid-js'
import { Button } from '../../../design/index.ts'
import { BookText } from '../../../pages/rulebook/BookText.tsx'
import { go } from '../../../route.ts'
import { preferences } from '../../../store/preferences.ts'
import { words } from '../../../words/index.ts'
import type { TableContext } from '../context.ts'
import { createNarrow } from '../narrow.ts'
import './drawer.css'

/** The rules beside the table: over the log and the others on a desktop, a sheet on a phone. The match stays where it is, and goes on. */
export default function Drawer(props: { context: TableContext; onClose: () => void }) {
  const { context } = props
  const { room } = context.match
  const [wanted, setWanted] = createSignal('')
  const phone = createNarrow(window.matchMedia('(max-width: 699px)'))
  const [book] = createResource(
    () => preferences().language,
    async language => rulebookOf(await room.rulebook[language](), room.game.rules),
  )
  let drawer: HTMLElement | undefined
  const before = document.activeElement
  const [style, setStyle] = createSignal<{ [property: string]: string }>({})
  const lay = () => setStyle(phone() ? {} : beside())
  onMount(() => {
    lay()
    drawer?.focus({ preventScroll: true })
  })
  addEventListener('resize', lay)
  onCleanup(() => {
    removeEventListener('resize', lay)
    const inside = document.activeElement === document.body || drawer?.contains(document.activeElement)
    if (inside && (before instanceof HTMLElement || before instanceof SVGElement)) before.focus({ preventScroll: true })
  })
  createEffect(
    on([() => book.latest, context.rule], ([found, rule]) => {
      if (!found || !rule) return
      setWanted('')
      requestAnimationFrame(() =>
        drawer?.querySelector(`[id="${CSS.escape(rule)}"]`)?.scrollIntoView({ block: 'center' }),
      )
    }),
  )
  const onKeyDown = (event: KeyboardEvent) => {
    // Letters written into the search are no commands to the table.
    if (event.key !== 'Escape') return event.stopPropagation()
    event.preventDefault()
    props.onClose()
  }
  return (
    <aside
      class="tb-book"
      classList={{ phone: phone() }}
      ref={drawer}
      tabindex="-1"
      style={style()}
      aria-label={words().rulebook.title(context.words().name)}
      on:keydown={onKeyDown}
    >
      <header>
        <h2>{words().front.rules}</h2>
        <Button label={words().table.close} icon="close" iconOnly look="quiet" onPress={() => props.onClose()} />
      </header>
      <label class="search">
        <span class="unseen">{words().rulebook.search}</span>
        <input
          class="field"
          type="search"
          placeholder={words().rulebook.search}
          value={wanted()}
          onInput={event => setWanted(event.currentTarget.value)}
        />
      </label>
      <div class="scroll pg-book-text">
        <Show when={book.latest} fallback={<p>{words().table.loading}</p>}>
          {found => (
            <>
              <Show when={room.game.declared.versions.length > 1}>
                <p class="about">{words().rulebook.version(room.game.rules)}</p>
              </Show>
              <BookText
                room={room}
                book={found()}
                glance={context.words()}
                wanted={wanted()}
                rule={context.rule()}
                link={rule => (
                  <button type="button" class="rule" onClick={() => context.showRule(rule)}>
                    {rule}
                  </button>
                )}
              />
            </>
          )}
        </Show>
      </div>
      <footer>
        <Button
          label={words().table.toRulebook}
          icon="book"
          look="quiet"
          onPress={() => go({ page: 'rules', game: room.game.id, ...(context.rule() ? { rule: context.rule() } : {}) })}
        />
      </footer>
    </aside>
  )
}

/** Narrower than this nobody reads rules. */
const LEAST = 256

/** Between header and question, over the column of the log. */
function beside(): { [property: string]: string } {
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
  const log = boxOf('.bd-table .tb-log, .tb-text .tb-log')
  const left =
    log && log.width >= 180 ? Math.min(log.left - 6, innerWidth - LEAST) : innerWidth - Math.min(380, innerWidth)
  const ask = boxOf('.bd-table.low .bd-ask') ? undefined : boxOf('.bd-ask, .tb-text .ask')
  return {
    left: `${left}px`,
    top: `${boxOf('.table-header')?.bottom ?? 0}px`,
    bottom: `${ask ? Math.max(0, innerHeight - ask.top) : 0}px`,
  }
}
