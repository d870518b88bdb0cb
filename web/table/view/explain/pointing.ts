/** What a sentence names is lit on the board while one rests on the sentence, by pointer or focus. */
import { spotlight } from '@taproom/board'
import { onCleanup } from 'solid-js'
import type { TableContext } from '../context.ts'
import { explanationOf } from './explanation.ts'
import { namedIn } from './naming.ts'
import { elementOf, THING, thingAt } from './thing-at.ts'

/** All that speaks at a table. */
const SENTENCES =
  '.prompt .say p, .prompt .answers button, .log-line, .tb-explain :is(p, li), .tb-hint li, .tb-book :is(dd, p), .tb-choices .choice, .tb-since .what, .tb-since-list .line, [data-says]'

/** A pointer that only passes points at nothing. */
const REST = 90

/** The things that are drawn now, by the names that sentences have for them. */
export function thingsByName(context: TableContext): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  // A seat may be called like a thing; then its name means the seat.
  const seats = new Set(context.match.players.map(player => player.name.toLowerCase()))
  const things = new Set([...document.querySelectorAll(`.bd-table :is(${THING})`)].map(one => thingAt(one)?.thing))
  for (const thing of things) {
    const name = thing === undefined ? undefined : explanationOf(context, thing)?.name
    if (thing === undefined || !name || name.length < 3 || seats.has(name.toLowerCase())) continue
    const same = found.get(name)
    if (same) same.push(thing)
    else found.set(name, [thing])
  }
  return found
}

export function listenToSentences(context: TableContext): void {
  let lit: (() => void) | undefined
  let at: Element | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  const putOut = () => {
    clearTimeout(waiting)
    lit?.()
    lit = undefined
    at = undefined
  }
  const look = (event: Event) => {
    const sentence = elementOf(event.target)?.closest(SENTENCES) ?? undefined
    if (sentence === at) return
    putOut()
    const board = document.querySelector('.bd-table')
    if (!sentence || !board || !context.match.room.guide) return
    at = sentence
    const light = () => {
      if (at !== sentence || !sentence.isConnected) return
      // The first sentence waits until the guide is there.
      if (context.guide()) lit = spotlight(board, namedIn(sentence.textContent ?? '', thingsByName(context)))
      else waiting = setTimeout(light, REST)
    }
    waiting = setTimeout(light, REST)
  }
  document.addEventListener('pointerover', look)
  document.addEventListener('focusin', look)
  document.addEventListener('focusout', putOut)
  document.addEventListener('pointerdown', putOut)
  onCleanup(() => {
    putOut()
    document.removeEventListener('pointerover', look)
    document.removeEventListener('focusin', look)
    document.removeEventListener('focusout', putOut)
    document.removeEventListener('pointerdown', putOut)
  })
}
