import { describe, expect, test } from 'vitest'
import { MARGIN, qrPath } from './qr.ts'

/** The modules of a drawn code, without its margin. */
function modules(text: string): boolean[][] {
  const { path, size } = qrPath(text)
  const dark = Array.from({ length: size - 2 * MARGIN }, () => Array<boolean>(size - 2 * MARGIN).fill(false))
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) dark[Number(y) - MARGIN][Number(x) - MARGIN] = true
  return dark
}

/** How a scanner reads: format, mask, codewords in their order, blocks, bytes. Written from the standard, not from the encoder. */
function read(dark: readonly (readonly boolean[])[]): string {
  const size = dark.length
  const version = (size - 17) / 4
  const near = [0, 1, 2, 3, 4, 5, 7, 8].map(row => dark[row][8])
  const format = [...near, ...[7, 5, 4, 3, 2, 1, 0].map(column => dark[8][column])]
  const bits = format.reduce((sum, on, i) => sum | (on ? 1 << i : 0), 0) ^ 0b101010000010010
  const mask = (bits >> 10) & 7
  const level = bits >> 13
  expect(level).toBe(0)
  const flips = [
    (r: number, c: number) => (r + c) % 2,
    (r: number) => r % 2,
    (_: number, c: number) => c % 3,
    (r: number, c: number) => (r + c) % 3,
    (r: number, c: number) => ((r >> 1) + Math.floor(c / 3)) % 2,
    (r: number, c: number) => ((r * c) % 2) + ((r * c) % 3),
    (r: number, c: number) => (((r * c) % 2) + ((r * c) % 3)) % 2,
    (r: number, c: number) => (((r + c) % 2) + ((r * c) % 3)) % 2,
  ][mask]
  const centres = version === 1 ? [] : [6, ...(version < 7 ? [size - 7] : [(size - 7 + 6) / 2, size - 7])]
  const reserved = (r: number, c: number): boolean => {
    if ((r < 9 && c < 9) || (r < 9 && c >= size - 8) || (r >= size - 8 && c < 9) || r === 6 || c === 6) return true
    if (version >= 7 && ((r < 6 && c >= size - 11) || (c < 6 && r >= size - 11))) return true
    return centres.some(y =>
      centres.some(x => {
        const corner = (y === 6 && x !== centres[1]) || (x === 6 && y !== centres[1])
        const atCorner = version < 7 ? y === 6 || x === 6 : corner
        return !atCorner && Math.abs(r - y) <= 2 && Math.abs(c - x) <= 2
      }),
    )
  }
  let stream = ''
  for (let right = size - 1, up = true; right > 0; right -= right === 8 ? 3 : 2, up = !up)
    for (let i = 0; i < size; i++)
      for (const c of [right, right - 1]) {
        const r = up ? size - 1 - i : i
        if (!reserved(r, c)) stream += dark[r][c] !== (flips(r, c) === 0) ? '1' : '0'
      }
  const words = (stream.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2))
  const [data, blocks] = [
    [16, 1],
    [28, 1],
    [44, 1],
    [64, 2],
    [86, 2],
    [108, 4],
    [124, 4],
    [154, 4],
    [182, 5],
    [216, 5],
  ][version - 1]
  const short = Math.floor(data / blocks)
  const long = blocks - (data % blocks)
  const ordered = Array.from({ length: blocks }, (_, block) => [
    ...Array.from({ length: short }, (_, i) => words[i * blocks + block]),
    ...(block >= long ? [words[short * blocks + block - long]] : []),
  ]).flat()
  const all = ordered.map(word => word.toString(2).padStart(8, '0')).join('')
  expect(all.slice(0, 4)).toBe('0100')
  const counted = version < 10 ? 8 : 16
  const length = Number.parseInt(all.slice(4, 4 + counted), 2)
  const bytes = (all.slice(4 + counted).match(/.{8}/g) ?? []).slice(0, length).map(byte => Number.parseInt(byte, 2))
  return new TextDecoder().decode(Uint8Array.from(bytes))
}

describe('a QR code', () => {
  test.each(Array.from({ length: 42 }, (_, i) => 3 + i * 5))('of %i bytes is read back', length => {
    const text = Array.from({ length }, (_, i) => String.fromCharCode(33 + ((i * 37) % 90))).join('')
    expect(read(modules(text))).toBe(text)
  })

  test('carries every letter', () => {
    expect(read(modules('Brouwerij ’t Hof, crème brûlée ☕'))).toBe('Brouwerij ’t Hof, crème brûlée ☕')
  })

  test('has four light modules on every side', () => {
    const { path, size } = qrPath('https://taproom.example/#/join/abc/1/key')
    const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
    expect(Math.min(...places)).toBe(4)
    expect(Math.max(...places)).toBe(size - 5)
  })

  test('takes long texts too', () => {
    expect(qrPath('x'.repeat(2000)).size).toBeGreaterThan(57)
  })
})
