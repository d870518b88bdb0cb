import { closeSync, fdatasyncSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

export interface DiskRow {
  readonly kind: 'fsync' | 'fdatasync'
  /** Of one page appended and flushed, in milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly perSecond: number
}

const PAGE = Buffer.alloc(4096, 7)

/** What one durable write costs in this folder: no server can acknowledge faster, only more at once. */
export function disk(folder: string, milliseconds: number): readonly DiskRow[] {
  return [
    { kind: 'fsync' as const, flush: fsyncSync },
    { kind: 'fdatasync' as const, flush: fdatasyncSync },
  ].map(({ kind, flush }) => {
    const path = join(folder, kind)
    const file = openSync(path, 'w')
    const times: number[] = []
    const began = performance.now()
    while (performance.now() - began < milliseconds) {
      const at = performance.now()
      writeSync(file, PAGE)
      flush(file)
      times.push(performance.now() - at)
    }
    const perSecond = Math.round((times.length * 1000) / (performance.now() - began))
    closeSync(file)
    rmSync(path)
    return { kind, p50: percentile(times, 0.5), p99: percentile(times, 0.99), perSecond }
  })
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN) * 1000) / 1000
}
