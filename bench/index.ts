import { bots } from './bots.ts'
import { engine } from './engine.ts'

export interface Report {
  readonly lines: readonly string[]
  readonly [measured: string]: unknown
}

/** Some can be asked for one game only. */
export const benchmarks: { readonly [name: string]: (game?: string) => Promise<Report> } = {
  engine,
  bots,
  web: async game => (await import('./web.ts')).web(game),
}
