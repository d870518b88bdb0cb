import { bots } from './bots.ts'
import { engine } from './engine.ts'

export interface Report {
  readonly lines: readonly string[]
  readonly [measured: string]: unknown
}

export const benchmarks: { readonly [name: string]: () => Promise<Report> } = {
  engine,
  bots,
  web: async () => (await import('./web.ts')).web(),
}
