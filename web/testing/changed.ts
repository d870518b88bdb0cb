/** Every value of a component file that its reader accepts another value for, each changed by itself. */
import type { AnyRoom } from '@taproom/engine'

export interface Changed {
  /** `recipes[3].rep` */
  readonly path: string
  /** `recipes[].rep` */
  readonly pattern: string
  readonly ours: unknown
  readonly theirs: unknown
  readonly room: AnyRoom
}

type Key = string | number
type Leaf = { readonly keys: readonly Key[]; readonly pattern: string; readonly value: unknown }

/** What only speaks of values: it is read by people who compare component files, and told nowhere else. */
const REMARKS: readonly Key[] = ['provenance', 'provenanceLegend', 'about', 'note']

function* leaves(value: unknown, keys: readonly Key[] = []): Generator<Leaf> {
  if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value))
      if (!REMARKS.includes(key)) yield* leaves(part, [...keys, Array.isArray(value) ? Number(key) : key])
    return
  }
  yield { keys, pattern: pathOf(keys.map(key => (typeof key === 'number' ? '' : key))), value }
}

const pathOf = (keys: readonly Key[]): string =>
  keys.map((key, i) => (typeof key === 'number' || key === '' ? `[${key}]` : i === 0 ? key : `.${key}`)).join('')

/** The same file with these values in these places. */
function withValues(file: unknown, changes: readonly { readonly keys: readonly Key[]; readonly value: unknown }[]) {
  const mine = structuredClone(file)
  for (const { keys, value } of changes) {
    const parent = keys.slice(0, -1).reduce<unknown>((part, key) => Reflect.get(Object(part), key), mine)
    Reflect.set(Object(parent), keys[keys.length - 1], value)
  }
  return mine
}

/** Numbers that stand for nothing else on a table come first, so that they are told apart. */
const numbersFor = (value: number): readonly number[] => [value + 1, value - 1, value + 2, 17, 13, 7, 3, 2, 1, 0]

export function* changedOneByOne(room: AnyRoom): Generator<Changed> {
  const file: unknown = JSON.parse(JSON.stringify(room.components))
  const all = [...leaves(file)]
  const readBox = room.game.declared.readBox
  const made = (data: unknown): AnyRoom | undefined => {
    const box = readBox?.(data)
    return box === undefined || typeof box === 'string'
      ? undefined
      : { ...room, components: data, game: room.game.withBox(box) }
  }
  for (const leaf of all) {
    const alike = all.filter(other => other.pattern === leaf.pattern && other.value !== leaf.value)
    const values: readonly unknown[] =
      typeof leaf.value === 'number'
        ? numbersFor(leaf.value)
        : typeof leaf.value === 'boolean'
          ? [!leaf.value]
          : [...new Set(alike.map(other => other.value)), 'Zyzzyva']
    const alone = values
      .filter(value => value !== leaf.value)
      .map(value => ({ theirs: value, changes: [{ keys: leaf.keys, value }] }))
    // Where others must make up for it (so many beginner cards, every spot in one pair), two values change places.
    const swapped = alike.map(other => ({
      theirs: other.value,
      changes: [
        { keys: leaf.keys, value: other.value },
        { keys: other.keys, value: leaf.value },
      ],
    }))
    for (const { theirs, changes } of [...alone, ...swapped]) {
      const changed = made(withValues(file, changes))
      if (!changed) continue
      yield { path: pathOf(leaf.keys), pattern: leaf.pattern, ours: leaf.value, theirs, room: changed }
      break
    }
  }
}
