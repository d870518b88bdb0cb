import type * as v from 'valibot'

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof METHODS)[number]

/** Everything about a route but its handler. */
export interface RouteSpec {
  /** `anyone`: no session is needed; `person`: a guest, an account or a bot with its token. */
  readonly who: 'anyone' | 'person'
  readonly summary: string
  readonly body?: v.GenericSchema
  readonly query?: v.ObjectSchema<v.ObjectEntries, undefined>
  readonly answer: v.GenericSchema
  /** The answer, a refusal too, is a page for people and not JSON. */
  readonly page?: true
  /** Calls per minute and address, over all processes, for what costs much or may be abused. */
  readonly perMinute?: number
  /** Bytes of a body, where more is needed than elsewhere. */
  readonly maxBody?: number
}

/** Routes by method and path. `{match}`, `{seat}` and `{name}` in a path are checked by `PARAMS`. */
export type RouteSpecs = { readonly [name: `${Method} /${string}`]: RouteSpec }
