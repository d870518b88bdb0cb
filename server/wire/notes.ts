import { keepNote, noteOf } from '../people/notes.ts'
import type { Handlers } from './routes.ts'

export const noteHandlers = {
  'GET /api/matches/{match}/note': ({ services, match, person }) => noteOf(services.store.db, match, person.id),
  'PUT /api/matches/{match}/note': ({ services, match, person, body }) =>
    keepNote(services.store.db, match, person.id, body.text),
} satisfies Partial<Handlers>
