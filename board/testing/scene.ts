/** A position as a table tells it with some room's components: its picture, and its words. */
import { readFileSync } from 'node:fs'
import { type AnyRoom, openRecord, type Words } from '@taproom/engine'
import { recordedFile } from '@taproom/engine/testing'
import { createComponent, renderToString } from 'solid-js/web'
import type { BoardModule, Choice } from '../contract.ts'

/** Where in the recorded matches of a game one looks: its matches of so many seats, which of them, after how many moves, as which seat. */
export interface Position {
  readonly seats: number
  /** Of which version of the rules; of the first where nothing is said. */
  readonly rules?: number
  readonly match: number
  readonly moves: number
  readonly seat: number
  /** On a phone, where other drawings are used. */
  readonly phone?: boolean
}

export interface Scene {
  readonly cells: Int16Array
  readonly rules: number
  readonly seat: number
  readonly phone: boolean
  /** The move that was made there. */
  readonly made: { readonly seat: number; readonly move: number } | undefined
}

/** `fixtures`: the folder of the recorded matches. */
export const scenesOf = (room: AnyRoom, fixtures: URL, positions: readonly Position[]): Scene[] =>
  positions.map(({ seats, rules, match, moves, seat, phone = false }) => {
    const { versions } = room.game.declared
    const file = recordedFile(fixtures, seats, rules ?? versions[0], versions)
    const lines = readFileSync(file, 'utf8').split('\n')
    const opened = openRecord(room.game, JSON.parse(lines[match]))
    if (!opened.ok) throw new Error(opened.error.message)
    const { table } = opened
    return { cells: table.cellsAt(moves).slice(), rules: table.game.rules, seat, phone, made: table.moves[moves] }
  })

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
function standIn(phone: boolean): void {
  // A desktop is wide enough for whatever asks, and not low.
  const matchMedia = (query: string) => ({
    matches: !phone && !query.includes('max-height'),
    addEventListener: nothing,
    removeEventListener: nothing,
  })
  const createElementNS = (_space: string, tag: string) => element(tag)
  Object.assign(globalThis, {
    window: { matchMedia },
    matchMedia,
    cancelAnimationFrame: nothing,
    document: { documentElement: { lang: 'en' }, createElementNS },
  })
}

function open(room: AnyRoom, scene: Scene) {
  const game = room.game.withRules(scene.rules) ?? room.game
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
  standIn(scene.phone)
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
      lastChange: { from: 0, to: 0, events: [] },
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
