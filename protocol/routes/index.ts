import type * as v from 'valibot'
import type { Input, Output, Param } from '../parts.ts'
import { accessRoutes } from './access.ts'
import { matchRoutes } from './matches.ts'
import { messageRoutes } from './messages.ts'
import { noteRoutes } from './notes.ts'
import { peopleRoutes } from './people.ts'
import { tieRoutes } from './ties.ts'

/** Every HTTP route. The server attaches a handler to each; nothing else is answered under /api but the OpenAPI document. */
export const routes = {
  ...matchRoutes,
  ...peopleRoutes,
  ...accessRoutes,
  ...tieRoutes,
  ...messageRoutes,
  ...noteRoutes,
}

export type Routes = typeof routes
export type RouteName = keyof Routes

/** What stands in braces in a route's path. */
type ParamsIn<Path> = Path extends `${string}{${infer Name extends Param}}${infer Rest}` ? Name | ParamsIn<Rest> : never
export type Params<R extends RouteName> = { readonly [P in ParamsIn<R>]: P extends 'seat' ? number : string }

type Part<R extends RouteName, P extends 'body' | 'query'> = Routes[R] extends {
  readonly [K in P]: infer S extends v.GenericSchema
}
  ? S
  : never

/** As the server reads it, defaults filled in. */
export type BodyOf<R extends RouteName> = [Part<R, 'body'>] extends [never] ? undefined : Output<Part<R, 'body'>>
export type QueryOf<R extends RouteName> = [Part<R, 'query'>] extends [never] ? undefined : Output<Part<R, 'query'>>
export type AnswerOf<R extends RouteName> = Output<Routes[R]['answer']>

type BodyPart<R extends RouteName> = [Part<R, 'body'>] extends [never]
  ? unknown
  : { readonly body: Input<Part<R, 'body'>> }
type QueryPart<R extends RouteName> = [Part<R, 'query'>] extends [never]
  ? unknown
  : { readonly query?: { readonly [K in keyof Input<Part<R, 'query'>>]?: Input<Part<R, 'query'>>[K] | number } }

/** What a client gives with a route: the parts of its path, the body and the query. */
export type RequestOf<R extends RouteName> = Params<R> & BodyPart<R> & QueryPart<R>
/** Arguments of a call: nothing is needed where a route needs nothing. */
export type RequestArgs<R extends RouteName> =
  object extends RequestOf<R> ? [request?: RequestOf<R>] : [request: RequestOf<R>]
