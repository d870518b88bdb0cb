/** 64-bit digests as 16 hexadecimal digits: two 32-bit lanes of multiply and rotate, finished so that every bit counts. */

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')

const finish = (word: number): number => {
  let h = word
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

export function digestCells(cells: ArrayLike<number>, start = ''): string {
  let a = start ? Number.parseInt(start.slice(0, 8), 16) | 0 : 0x9e3779b9
  let b = start ? Number.parseInt(start.slice(8, 16), 16) | 0 : 0x243f6a88
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i]
    a = Math.imul(a ^ cell, 0x01000193)
    a = (a << 13) | (a >>> 19)
    b = Math.imul(b + cell, 0x5bd1e995)
    b ^= b >>> 15
  }
  return hex(finish(a ^ cells.length)) + hex(finish(b ^ a))
}

export function digestText(text: string, start = ''): string {
  const codes = new Uint16Array(text.length)
  for (let i = 0; i < text.length; i++) codes[i] = text.charCodeAt(i)
  return digestCells(codes, start)
}
