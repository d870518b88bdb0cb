import type { Box } from './declaration.ts'
import { digestText } from './digest.ts'
import type { Schema } from './fields.ts'
import type { Game } from './game.ts'
import type { GameEvent } from './journal.ts'
import { MoveBuffer } from './moves.ts'
import type { Option, Options, OptionValue } from './options.ts'
import { boxDigest, type RecordError, recordOf, unknownRules } from './record.ts'
import { isSeed } from './seed.ts'
import { Table } from './table.ts'

/**
 * The link form of a match: `1.<game>.<rules>.<payload>`, the payload base64url over bits: seats, options, seed, number of moves,
 * each move as its index among the legal ones, and a check. A whole match fits into a link.
 */
const LINK_FORM = '1'

class BitWriter {
  readonly #bits: number[] = []

  write(value: number, count: number): void {
    for (let i = count - 1; i >= 0; i--) this.#bits.push((value >>> i) & 1)
  }

  toText(): string {
    const bytes = new Uint8Array(Math.ceil(this.#bits.length / 8))
    this.#bits.forEach((bit, i) => {
      bytes[i >> 3] |= bit << (7 - (i & 7))
    })
    return btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  }
}

class BitReader {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(text: string) {
    this.#bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0))
  }

  read(count: number): number {
    let value = 0
    for (let i = 0; i < count; i++, this.#at++) {
      if (this.#at >> 3 >= this.#bytes.length) throw new RangeError('too short')
      value = (value << 1) | ((this.#bytes[this.#at >> 3] >>> (7 - (this.#at & 7))) & 1)
    }
    return value >>> 0
  }
}

const bitsFor = (choices: number): number => (choices <= 1 ? 0 : 32 - Math.clz32(choices - 1))

const optionRange = (option: Option): number => {
  if (option.kind === 'choice') return option.values.length
  return option.kind === 'number' ? option.high - option.low + 1 : 2
}

const optionIndex = (option: Option, value: OptionValue): number => {
  if (option.kind === 'choice') return option.values.indexOf(String(value))
  return option.kind === 'number' ? Number(value) - option.low : Number(value === true)
}

const optionAt = (option: Option, index: number): OptionValue => {
  if (option.kind === 'choice') return option.values[index] ?? ''
  return option.kind === 'number' ? option.low + index : index === 1
}

/** All that may be done now: moves of the seat that is asked first, then interrupts of the others by seat. */
function choices<S extends Schema, O extends Options, E extends GameEvent, B extends Box, P extends string>(
  table: Table<S, O, E, B, P>,
  buffer: MoveBuffer,
): { readonly seat: number; readonly move: number }[] {
  const asked = table.waitingFor
  const others = Array.from({ length: table.opening.seats }, (_, seat) => seat).filter(seat => seat !== asked)
  return [asked, ...others].flatMap(seat =>
    table.game
      .legal(table.state, seat, buffer)
      .toArray()
      .map(move => ({ seat, move })),
  )
}

/** The link of a match, without the address in front. */
export function linkOf<S extends Schema, O extends Options, E extends GameEvent, B extends Box, P extends string>(
  table: Table<S, O, E, B, P>,
): string {
  const { game, opening, moves } = table
  const bits = new BitWriter()
  bits.write(opening.seats, 4)
  for (const [name, option] of Object.entries(game.declared.options))
    bits.write(
      optionIndex(option, (opening.options as Record<string, OptionValue>)[name]),
      bitsFor(optionRange(option)),
    )
  for (let i = 0; i < 32; i += 8) bits.write(Number.parseInt(opening.seed.slice(i, i + 8), 16), 32)
  bits.write(Number.parseInt(boxDigest(game.box).slice(0, 4), 16), 16)
  bits.write(moves.length, 16)
  const replay = new Table(game, opening)
  const buffer = new MoveBuffer()
  for (const { seat, move } of moves) {
    const all = choices(replay, buffer)
    bits.write(
      all.findIndex(one => one.seat === seat && one.move === move),
      bitsFor(all.length),
    )
    replay.play(seat, move)
  }
  bits.write(check(table), 24)
  return `${LINK_FORM}.${game.id}.${game.rules}.${bits.toText()}`
}

const check = <S extends Schema, O extends Options, E extends GameEvent, B extends Box, P extends string>(
  table: Table<S, O, E, B, P>,
): number => Number.parseInt(digestText(recordOf(table).digest).slice(0, 6), 16)

/** Which game a link is of. */
export function gameOfLink(link: string): string | undefined {
  const [form, game, , payload] = link.split('.')
  return form === LINK_FORM && payload !== undefined ? game : undefined
}

/** The match of a link, replayed by the version of the rules that it names; anything that does not hold is told. */
export function openLink<S extends Schema, O extends Options, E extends GameEvent, B extends Box, P extends string>(
  declared: Game<S, O, E, B, P>,
  link: string,
): { readonly ok: true; readonly table: Table<S, O, E, B, P> } | { readonly ok: false; readonly error: RecordError } {
  const no = (code: RecordError['code'], message: string) => ({ ok: false, error: { code, message } }) as const
  const [form, id, rules, payload] = link.split('.')
  if (form !== LINK_FORM || payload === undefined) return no('not-a-record', 'this link is not a match')
  if (id !== declared.id) return no('other-game', `this is a match of "${id}", not of "${declared.id}"`)
  const game = declared.withRules(Number(rules))
  if (!game) return no('other-rules', unknownRules(declared, rules))
  try {
    return read(game, new BitReader(payload))
  } catch {
    return no('not-a-record', 'this link is cut off or damaged')
  }
}

function read<S extends Schema, O extends Options, E extends GameEvent, B extends Box, P extends string>(
  game: Game<S, O, E, B, P>,
  bits: BitReader,
): ReturnType<typeof openLink<S, O, E, B, P>> {
  const no = (code: RecordError['code'], message: string) => ({ ok: false, error: { code, message } }) as const
  const seats = bits.read(4)
  const options: Record<string, OptionValue> = {}
  for (const [name, option] of Object.entries(game.declared.options))
    options[name] = optionAt(option, bits.read(bitsFor(optionRange(option))))
  let seed = ''
  for (let i = 0; i < 4; i++) seed += bits.read(32).toString(16).padStart(8, '0')
  if (bits.read(16) !== Number.parseInt(boxDigest(game.box).slice(0, 4), 16))
    return no('other-box', 'this match was played with other components')
  const table = isSeed(seed) ? Table.open(game, { seats, options, seed }) : 'no seed'
  if (typeof table === 'string') return no('not-a-record', `this link is damaged: ${table}`)
  const buffer = new MoveBuffer()
  const count = bits.read(16)
  for (let i = 0; i < count; i++) {
    const all = choices(table, buffer)
    const chosen = all[bits.read(bitsFor(all.length))]
    if (!chosen) return no('illegal-move', `move ${i + 1} of this link is not legal`)
    table.play(chosen.seat, chosen.move)
  }
  if (bits.read(24) !== check(table)) return no('changed', 'this link was changed or cut off')
  return { ok: true, table }
}
