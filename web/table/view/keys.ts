import { onCleanup, onMount } from 'solid-js'
import { prefer, preferences } from '../../store/preferences.ts'
import type { TableContext } from './context.ts'
import { askByKey } from './explain/ask-by-key.ts'
import { hintShown, mayHint, showHint } from './Hint.tsx'
import { labelled } from './moves.ts'
import { playing, setPlaying } from './ReplayBar.tsx'

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

/** The whole table by keyboard; dialogs keep their keys to themselves. */
export function listenToKeys(context: TableContext): void {
  const { match } = context
  const back = (to: (at: number, index: number) => number) => {
    const { at, index } = match.snapshot()
    setPlaying(false)
    match.lookBack(to(at, index))
  }
  const acts: { readonly [key: string]: () => void } = {
    a: () => !context.online?.watching() && context.open('choices'),
    u: () => match.undo(),
    y: () => match.redo(),
    r: () => match.restartTurn(),
    c: () => match.confirm(),
    l: () => context.open('log'),
    n: () => context.notebook() && context.open('note'),
    s: () => match.snapshot().viewer >= 0 && context.open('since'),
    e: () => askByKey(context),
    h: () => mayHint(context) && showHint(!hintShown()),
    i: () => context.match.room.guide && context.open('things'),
    w: () => (match.snapshot().held ? match.goOn() : match.hold()),
    t: () => context.board() && prefer({ textTable: !preferences().textTable }),
    p: () => {
      if (match.snapshot().live) match.lookBack(0)
      setPlaying(!playing())
    },
    '?': () => context.open('help'),
    ArrowLeft: () => back(at => at - 1),
    ArrowRight: () => !match.snapshot().live && back(at => at + 1),
    Home: () => back(() => 0),
    End: () => !match.snapshot().live && back((_, index) => index),
    b: () => context.openBook(!context.bookOpen()),
    Escape: () => {
      // What was opened last goes first: the rules, then what is armed, then the end, then the past.
      if (context.bookOpen()) context.openBook(false)
      else if (match.considered() !== undefined) match.consider(undefined)
      else if (match.snapshot().over && match.snapshot().live) context.endScene()
      else match.returnToMatch()
    },
  }
  const onKey = (event: KeyboardEvent) => {
    // The page knows first that a dialog is closed; its event comes later, and the next key may come before it.
    if (
      document.querySelector('dialog[open]') ||
      context.atEnd() ||
      match.snapshot().curtain !== undefined ||
      event.defaultPrevented
    )
      return
    const slider = event.target instanceof HTMLInputElement && event.target.type === 'range'
    if (event.altKey || (typing(event.target) && !(slider && event.key === 'Escape'))) return
    if (event.ctrlKey || event.metaKey) {
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) match.redo()
      else match.undo()
      return
    }
    // Only the text table shows the numbers of its choices.
    const digit = context.textual() && /^[1-9]$/.test(event.key) ? labelled(context)[Number(event.key) - 1] : undefined
    if (digit) match.pick(digit.move)
    const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  onMount(() => document.addEventListener('keydown', onKey))
  onCleanup(() => document.removeEventListener('keydown', onKey))
}
