/**
 * A QR code of our own: byte mode, error correction M, versions 1 to 10 (213 bytes), which is all a link needs.
 * Terms as in ISO/IEC 18004: modules are the squares, codewords the bytes, a mask flips modules for good contrast.
 */

/** For each version: error-correction codewords per block, then the data codewords of each block. */
const BLOCKS: readonly { readonly check: number; readonly data: readonly number[] }[] = [
  { check: 10, data: [16] },
  { check: 16, data: [28] },
  { check: 26, data: [44] },
  { check: 18, data: [32, 32] },
  { check: 24, data: [43, 43] },
  { check: 16, data: [27, 27, 27, 27] },
  { check: 18, data: [31, 31, 31, 31] },
  { check: 22, data: [38, 38, 39, 39] },
  { check: 22, data: [36, 36, 36, 37, 37] },
  { check: 26, data: [43, 43, 43, 43, 44] },
]

/** Centres of the alignment patterns, along both axes. */
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
]

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  r => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
]

/** Powers and logarithms in the field of 256 elements that the code computes in. */
const POWER = new Uint8Array(512)
const LOG = new Uint8Array(256)
for (let i = 0, x = 1; i < 255; i++) {
  POWER[i] = x
  POWER[i + 255] = x
  LOG[x] = i
  x = x & 0x80 ? (x << 1) ^ 0x11d : x << 1
}

/** The codewords that let a scanner repair a block. */
export function checkWords(data: readonly number[], count: number): number[] {
  let generator = [1]
  for (let i = 0; i < count; i++) {
    const next = [...generator, 0]
    for (let k = 0; k < generator.length; k++) if (generator[k]) next[k + 1] ^= POWER[LOG[generator[k]] + i]
    generator = next
  }
  const rest = [...data, ...Array<number>(count).fill(0)]
  for (let i = 0; i < data.length; i++) {
    if (rest[i] === 0) continue
    const shift = LOG[rest[i]]
    for (let k = 0; k < generator.length; k++) if (generator[k]) rest[i + k] ^= POWER[LOG[generator[k]] + shift]
  }
  return rest.slice(data.length)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** The bytes as the data codewords of a version: mode, length, bytes, end, padding. */
function dataWords(bytes: Uint8Array, version: number, room: number): number[] {
  const bits: number[] = []
  const add = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1)
  }
  add(0b0100, 4)
  add(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) add(byte, 8)
  add(0, Math.min(4, room * 8 - bits.length))
  while (bits.length % 8 > 0) bits.push(0)
  const words: number[] = []
  for (let i = 0; i < bits.length; i += 8) words.push(Number.parseInt(bits.slice(i, i + 8).join(''), 2))
  for (let pad = 0; words.length < room; pad++) words.push(pad % 2 === 0 ? 0xec : 0x11)
  return words
}

/** Blocks interleaved, data first, then what repairs them. */
function interleaved(words: readonly number[], version: number): number[] {
  const { check, data } = BLOCKS[version - 1]
  let at = 0
  const blocks = data.map(length => words.slice(at, (at += length)))
  const checks = blocks.map(block => checkWords(block, check))
  const mixed: number[] = []
  for (let i = 0; i < Math.max(...data); i++) for (const block of blocks) if (i < block.length) mixed.push(block[i])
  for (let i = 0; i < check; i++) for (const block of checks) mixed.push(block[i])
  return mixed
}

/** Appends the remainder of a division of polynomials over bits: how format and version protect themselves. */
function protectedBits(value: number, length: number, divisor: number): number {
  const size = 31 - Math.clz32(divisor)
  let rest = value << size
  for (let i = length + size - 1; i >= size; i--) if ((rest >> i) & 1) rest ^= divisor << (i - size)
  return (value << size) | rest
}

/** Level M is 00; the pattern keeps the field from being all white. */
export const formatBits = (mask: number): number => protectedBits(mask, 5, 0b10100110111) ^ 0b101010000010010
export const versionBits = (version: number): number => protectedBits(version, 6, 0b1111100100101)

/** A square of modules; undefined where nothing is drawn yet. */
class Square {
  readonly size: number
  readonly dark: (boolean | undefined)[][]

  constructor(version: number) {
    this.size = 17 + 4 * version
    this.dark = Array.from({ length: this.size }, () => Array(this.size).fill(undefined))
    for (const [row, column] of [
      [0, 0],
      [0, this.size - 7],
      [this.size - 7, 0],
    ])
      this.#finder(row, column)
    for (let i = 8; i < this.size - 8; i++) {
      this.dark[6][i] = i % 2 === 0
      this.dark[i][6] = i % 2 === 0
    }
    const centres = ALIGNMENT[version - 1]
    for (const row of centres) for (const column of centres) this.#alignment(row, column)
    this.format(0)
    if (version >= 7) this.#version(version)
  }

  #finder(top: number, left: number): void {
    for (let r = -1; r <= 7; r++)
      for (let c = -1; c <= 7; c++) {
        const row = this.dark[top + r]
        if (!row || left + c < 0 || left + c >= this.size) continue
        const ring = Math.max(Math.abs(r - 3), Math.abs(c - 3))
        row[left + c] = ring !== 2 && ring !== 4
      }
  }

  #alignment(row: number, column: number): void {
    const corner =
      (row === 6 && column === 6) || (row === 6 && column > this.size - 9) || (column === 6 && row > this.size - 9)
    if (corner) return
    for (let r = -2; r <= 2; r++)
      for (let c = -2; c <= 2; c++) this.dark[row + r][column + c] = Math.max(Math.abs(r), Math.abs(c)) !== 1
  }

  /** Which mask is used, twice. */
  format(mask: number): void {
    const bits = formatBits(mask)
    const last = this.size - 1
    for (let i = 0; i < 15; i++) {
      const on = ((bits >> i) & 1) === 1
      if (i < 6) this.dark[i][8] = on
      else if (i < 8) this.dark[i + 1][8] = on
      else this.dark[last - 14 + i][8] = on
      if (i < 8) this.dark[8][last - i] = on
      else if (i === 8) this.dark[8][7] = on
      else this.dark[8][14 - i] = on
    }
    this.dark[last - 7][8] = true
  }

  #version(version: number): void {
    const bits = versionBits(version)
    for (let i = 0; i < 18; i++) {
      const on = ((bits >> i) & 1) === 1
      this.dark[Math.floor(i / 3)][this.size - 11 + (i % 3)] = on
      this.dark[this.size - 11 + (i % 3)][Math.floor(i / 3)] = on
    }
  }

  /** The free modules in the order in which codewords are laid: in columns of two, up and down, from the right. */
  free(): readonly (readonly [number, number])[] {
    const places: [number, number][] = []
    let up = true
    for (let right = this.size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5
      for (let i = 0; i < this.size; i++) {
        const row = up ? this.size - 1 - i : i
        for (const column of [right, right - 1]) if (this.dark[row][column] === undefined) places.push([row, column])
      }
      up = !up
    }
    return places
  }
}

/** How hard a square is to read: long runs, blocks, false finders, too much of one colour. */
function penalty(dark: readonly (readonly boolean[])[]): number {
  const size = dark.length
  const lines = [...dark, ...dark.map((_, c) => dark.map(row => row[c]))].map(line =>
    line.map(on => (on ? '1' : '0')).join(''),
  )
  let points = 0
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2
    for (let i = 0; i + 11 <= size; i++) if (/^(10111010000|00001011101)/.test(line.slice(i, i + 11))) points += 40
  }
  for (let r = 0; r + 1 < size; r++)
    for (let c = 0; c + 1 < size; c++)
      if (dark[r][c] === dark[r][c + 1] && dark[r][c] === dark[r + 1][c] && dark[r][c] === dark[r + 1][c + 1])
        points += 3
  const share = sum(dark.map(row => row.filter(Boolean).length)) / size ** 2
  return points + Math.floor(Math.abs(share * 100 - 50) / 5) * 10
}

/** The modules of a text, true where dark; undefined when it is too long. */
export function qrCode(text: string): readonly (readonly boolean[])[] | undefined {
  const bytes = new TextEncoder().encode(text)
  const version = BLOCKS.findIndex(({ data }, i) => bytes.length + (i < 9 ? 2 : 3) <= sum(data)) + 1
  if (version === 0) return undefined
  const words = interleaved(dataWords(bytes, version, sum(BLOCKS[version - 1].data)), version)
  const places = new Square(version).free()
  const drawn = MASKS.map((flips, mask) => {
    const square = new Square(version)
    square.format(mask)
    for (const [i, [row, column]] of places.entries()) {
      const bit = ((words[i >> 3] ?? 0) >> (7 - (i % 8))) & 1
      square.dark[row][column] = (bit === 1) !== flips(row, column)
    }
    return square.dark.map(row => row.map(on => on === true))
  })
  const points = drawn.map(penalty)
  return drawn[points.indexOf(Math.min(...points))]
}
