/** A position as a table tells it with some room's components: its picture, and its words. */
import { type AnyRoom, openRecord, type Words } from '@taproom/engine'
import { createComponent, renderToString } from 'solid-js/web'
import type { BoardModule, Choice } from '../contract.ts'

/** A position of a recorded match as one seat sees it, and the move that was made there. */
export interface Scene {
  readonly cells: Int16Array
  readonly seat: number
  readonly made: { readonly seat: number; readonly move: number } | undefined
  /** On a phone other drawings are used. */
  readonly narrow: boolean
}

/** How far matches are when they are looked at. */
const PARTS = [0.2, 0.5, 0.8, 1]

/** How often each question is looked at. */
const OF_EACH_QUESTION = 2

/** Positions of recorded matches in which every question is asked, and some between and at the end. */
export function scenesOf(room: AnyRoom, records: readonly unknown[]): Scene[] {
  const asked = new Map<number, number>()
  return records.flatMap((record, match) => {
    const opened = openRecord(room.game, record)
    if (!opened.ok) throw new Error(opened.error.message)
    const { table } = opened
    const scene = (at: number, seat: number): Scene => ({
      cells: table.cellsAt(at).slice(),
      seat,
      made: table.moves[at],
      narrow: match % 3 === 2,
    })
    const scenes = PARTS.map(part => scene(Math.floor(table.index * part), match % table.opening.seats))
    const askedHere = new Set<number>()
    for (let at = 0; at < table.index; at++) {
      const { kind, seat } = table.stateAt(at).prompts
      const times = asked.get(kind) ?? 0
      if (times >= OF_EACH_QUESTION || askedHere.has(kind)) continue
      asked.set(kind, times + 1)
      askedHere.add(kind)
      scenes.push(scene(at, seat))
    }
    return scenes
  })
}

const who = (seat: number): string => `Seat ${seat}`
const COLOURS = ['red', 'blue', 'yellow', 'black', 'green'] as const
const nothing = (): undefined => undefined

/** An element of a drawing that is made by hand, as text: `t` is what Solid writes. */
function element(tag: string): object {
  const attributes: string[] = []
  const inside: { readonly t: string }[] = []
  const made = {
    get t(): string {
      return `<${tag}${attributes.join('')}>${inside.map(one => one.t).join('')}</${tag}>`
    },
    setAttribute: (name: string, value: string) => void attributes.push(` ${name}="${value}"`),
    append: (...more: { readonly t: string }[]) => void inside.push(...more),
    appendChild: (one: { readonly t: string }) => void inside.push(one),
    cloneNode: () => made,
  }
  return made
}

/** A browser's window as far as drawing asks for it. */
function standIn(narrow: boolean): void {
  const matchMedia = () => ({ matches: !narrow, addEventListener: nothing, removeEventListener: nothing })
  const createElementNS = (_space: string, tag: string) => element(tag)
  Object.assign(globalThis, {
    window: { matchMedia },
    matchMedia,
    cancelAnimationFrame: nothing,
    document: { documentElement: { lang: 'en' }, createElementNS },
  })
}

function open(room: AnyRoom, scene: Scene) {
  const { game } = room
  const state = game.make()
  state.cells.set(scene.cells)
  const legal = game.legal(state, scene.seat).toArray()
  const choices: Choice[] = legal.map(move => ({ move, data: game.unpack(move) }))
  return { game, state, view: game.view(state, scene.seat), choices }
}

/** Names for screen readers stand in these attributes; they are words, not picture. */
const FOR_READERS = /\s(?:aria-[\w-]+|title)="([^"]*)"/g

/** The board, drawn into text: what the eye sees, and the names that a screen reader gets. */
export function draw(room: AnyRoom, board: BoardModule, words: Words, scene: Scene) {
  const { view, choices } = open(room, scene)
  standIn(scene.narrow)
  const html = renderToString(() =>
    createComponent(board.Board, {
      view,
      seat: scene.seat,
      choices,
      interactive: choices.length > 0,
      pick: nothing,
      why: nothing,
      hover: nothing,
      hovered: undefined,
      consider: nothing,
      considered: undefined,
      preview: nothing,
      journal: [],
      step: { from: 0, to: 0, events: [] },
      motion: false,
      words,
      language: 'en',
      who,
      colour: seat => COLOURS[seat],
      parts: { header: nothing, prompt: nothing, log: nothing, zoom: drawing => drawing() },
    }),
  )
  return { picture: html.replace(FOR_READERS, ''), names: html.match(FOR_READERS)?.join('') ?? '' }
}

/** What is said: the question, the choices, the table as text, the log of the move that was made, and the points. */
export function said(room: AnyRoom, words: Words, scene: Scene): string {
  const { game, state, view, choices } = open(room, scene)
  const lines: (string | undefined)[] = [
    words.prompt(view),
    ...choices.map(choice => words.move(view, choice.data)),
    ...words.describe(view, who).flatMap(({ title, lines }) => [title, ...lines]),
    JSON.stringify(game.score(state)),
  ]
  const { made } = scene
  if (made && !game.refusal(state, made.seat, made.move))
    game.play(state, made.seat, made.move, { add: event => lines.push(words.event(event as never, who)) })
  return lines.join('\n')
}
