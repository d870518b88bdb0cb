import type { Notebook } from '../table/view/context.ts'
import { ask } from './api.ts'

/** Our notes about a match, on the server: the same on every device of ours. */
export const notebookOf = (match: string): Notebook => ({
  here: false,
  read: async () => (await ask('GET /api/matches/{match}/note', { match })).text,
  keep: text =>
    ask('PUT /api/matches/{match}/note', { match, body: { text } }).then(
      () => true,
      () => false,
    ),
})
