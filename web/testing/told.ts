/** Everything that a table tells in one position: its picture, region by region, its words and its text. */
import type { BoardModule, Choice } from '@taproom/board'
import { type AnyRoom, openRecord, type Rulebook, type Words } from '@taproom/engine'
import { createComponent, renderToString } from 'solid-js/web'

/** A position of a recorded match as one seat sees it, and the move that was made there. */
export interface Scene {
  readonly cells: Int16Array
  readonly seat: number
  readonly made: { readonly seat: number; readonly move: number } | undefined
  /** On a phone other drawings are used. */
  readonly narrow: boolean
}

/** Positions of recorded matches in which every question is asked, and ends of matches as every seat sees them. */
export function scenesOf(room: AnyRoom, records: readonly unknown[]): Scene[] {
  const asked = new Map<string, number>()
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
    const scenes = Array.from({ length: table.opening.seats }, (_, seat) => scene(table.index, seat))
    for (let at = 0; at < table.index; at++) {
      const { prompts } = table.stateAt(at)
      const question = String(prompts.kind)
      const times = asked.get(question) ?? 0
      if (times >= OF_EACH_QUESTION || asked.get(`${question} ${match}`)) continue
      asked.set(question, times + 1)
      asked.set(`${question} ${match}`, 1)
      scenes.push(scene(at, prompts.seat))
    }
    return scenes
  })
}

const OF_EACH_QUESTION = 2

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

export type Told = ReadonlyMap<string, string>

const TAG = /<(\/?)([a-z][\w-]*)((?:\s+[^>]*?)?)(\/?)>|([^<]+)/gi
const VOID = /^(input|img|br|hr)$/

/** What stands in each region of a picture; its accessible names apart, as `labels`. */
export function regionsOf(html: string): Map<string, string> {
  const told = new Map<string, string>()
  const add = (region: string, text: string) => told.set(region, `${told.get(region) ?? ''}${text}\n`)
  const open: string[] = ['picture']
  for (const [, closing, tag, attributes = '', empty, text] of html.matchAll(TAG)) {
    const here = open[open.length - 1]
    if (text !== undefined) {
      if (text.trim()) add(here, text.trim())
    } else if (closing) open.pop()
    else {
      const region = /class="[^"]*?\b((?:ha|bc|db)-[\w-]+)/.exec(attributes)?.[1]
      const inside = region ? `.${region}` : here
      for (const [, label] of attributes.matchAll(/(?:aria-label|title)="([^"]*)"/g)) add('labels', label)
      add(inside, `${tag}${attributes.replace(/\s(aria-[\w-]+|title|tabindex)="[^"]*"/g, '')}`)
      if (!empty && !VOID.test(tag)) open.push(inside)
    }
  }
  return told
}

export interface Speaker {
  readonly board: BoardModule
  readonly words: Words
}

/** The position with the components of this room: only what they say can differ from one room to another. */
export function tell(room: AnyRoom, { board, words }: Speaker, scene: Scene): Told {
  const { game } = room
  const state = game.make()
  state.cells.set(scene.cells)
  const view = game.view(state, scene.seat)
  const choices: Choice[] = game
    .legal(state, scene.seat)
    .toArray()
    .map(move => ({ move, data: game.unpack(move) }))
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
      lastChange: { from: 0, to: 0, events: [] },
      motion: false,
      words,
      language: 'en',
      who,
      colour: seat => COLOURS[seat],
      parts: { header: nothing, prompt: nothing, log: nothing, zoom: drawing => drawing() },
    }),
  )
  const told = new Map([['picture', html]])
  told.set('words', [words.prompt(view), ...choices.map(choice => words.move(view, choice.data))].join('\n'))
  told.set(
    'table',
    words
      .describe(view, who)
      .map(({ title, lines }) => [title, ...lines].join('\n'))
      .join('\n'),
  )
  const { made } = scene
  if (made && !game.refusal(state, made.seat, made.move)) {
    const lines: (string | undefined)[] = []
    game.play(state, made.seat, made.move, { add: event => lines.push(words.event(event as never, who)) })
    told.set('log', lines.join('\n'))
  }
  return told
}

/** The parts of what is told that are not the same. */
export function changedParts(before: Told, after: Told): string[] {
  const html = after.get('picture')
  if (html !== before.get('picture') || before.size !== after.size) {
    return [
      ...partsOf(regionsOf(before.get('picture') ?? ''), regionsOf(html ?? '')),
      ...partsOf(before, after).filter(part => part !== 'picture'),
    ]
  }
  return partsOf(before, after)
}
function partsOf(before: Told, after: Told): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(part => before.get(part) !== after.get(part))
}

export const rulesTold = (book: Rulebook): string => Object.values(book.rules).join('\n')
