/** What the web shows of the games on the shelf: the `web.ts` of each, found by its folder. Only Vite reads this. */
import type { WebEntry } from '@taproom/board'
import { shelf } from './index.ts'

const found = import.meta.glob<WebEntry>('../*/web.ts', { eager: true, import: 'web' })

/** By id, in the order of the shelf. */
export const onWeb: ReadonlyMap<string, WebEntry> = new Map(
  Object.keys(shelf).flatMap(id => {
    const web = found[`../${id}/web.ts`]
    return web ? [[id, web]] : []
  }),
)
