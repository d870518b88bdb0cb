import * as v from 'valibot'
import { MAX_NOTE } from '../constants.ts'
import { Ok, text } from '../parts.ts'
import type { RouteSpecs } from './route.ts'

export const noteRoutes = {
  'GET /api/matches/{match}/note': {
    who: 'person',
    summary: 'Your note to yourself about a match where you sit; empty when there is none. Nobody else reads it',
    answer: v.object({ text: v.string() }),
  },
  'PUT /api/matches/{match}/note': {
    who: 'person',
    summary: `Keep your note, up to ${MAX_NOTE} characters; an empty one is forgotten`,
    body: v.object({ text: text(MAX_NOTE) }),
    answer: Ok,
    perMinute: 60,
  },
} as const satisfies RouteSpecs
