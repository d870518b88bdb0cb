/** Whatever an owner of the box may correct is drawn and said as corrected. */
import type { AnyRoom } from '@taproom/engine'
import type { BoardModule } from '../contract.ts'
import { corrections } from './corrections.ts'
import { draw, type Scene, said } from './scene.ts'

export { type Position, scenesOf } from './scene.ts'

/** Kinds of values (`recipes[].rep`), or single ones, that no picture shows, each with the reason. */
export interface Undrawn {
  readonly [kind: string]: string
}

export interface BoxReport {
  /** Values that change no picture, although nothing excuses them. */
  readonly undrawn: readonly string[]
  /** Kinds of values that are excused although a picture shows them. */
  readonly excusedInVain: readonly string[]
  /** Kinds of values that change no word: in no sentence, log or text table, and in no name that a screen reader gets. */
  readonly unsaid: readonly string[]
}

/** `recipes[3].rep` belongs to `recipes[3].`. */
const recordOf = (path: string): string => path.slice(0, path.lastIndexOf('.') + 1) || path

/** So many values of one kind that no picture shows are enough to know. */
const ENOUGH = 3

/** Changes each value that can be corrected, one at a time, and compares picture and words with those of our own box. */
export async function boxReport(
  room: AnyRoom,
  board: BoardModule,
  scenes: readonly Scene[],
  excuses: Undrawn,
): Promise<BoxReport> {
  await board.speak?.('en')
  const words = await room.words.en()
  const ours = scenes.map(scene => ({ ...draw(room, board, words, scene), said: said(room, words, scene) }))
  const undrawn = new Map<string, string[]>()
  const excusedInVain = new Set<string>()
  const kinds = new Set<string>()
  const spoken = new Set<string>()
  /** By record: the scenes in which a value of it was seen, the last one first. */
  const seenIn = new Map<string, readonly number[]>()
  for (const { path, pattern, room: corrected } of corrections(room)) {
    kinds.add(pattern)
    const speaking = scenes.flatMap((scene, i) => (said(corrected, words, scene) === ours[i].said ? [] : [i]))
    if (speaking.length > 0) spoken.add(pattern)
    if (path in excuses) continue
    const excused = pattern in excuses
    const missing = undrawn.get(pattern) ?? []
    if (missing.length >= (excused ? 1 : ENOUGH)) continue
    const near = seenIn.get(recordOf(path)) ?? []
    let seen: number | undefined
    // Drawing costs much more than speaking: the likely scenes come first.
    for (const i of new Set([...near, ...speaking, ...scenes.keys()])) {
      const theirs = draw(corrected, board, words, scenes[i])
      if (theirs.names !== ours[i].names) spoken.add(pattern)
      if (theirs.picture !== ours[i].picture) seen ??= i
      if (seen !== undefined && spoken.has(pattern)) break
    }
    if (seen === undefined) undrawn.set(pattern, [...missing, path])
    else {
      seenIn.set(recordOf(path), [seen, ...near])
      if (excused) excusedInVain.add(pattern)
    }
  }
  return {
    undrawn: [...undrawn].flatMap(([pattern, paths]) => (pattern in excuses ? [] : paths)),
    excusedInVain: [...excusedInVain],
    unsaid: [...kinds].filter(pattern => !spoken.has(pattern)),
  }
}
