import type { Reason } from '@taproom/engine'
import * as v from 'valibot'

/** Inferred types are plain data that nobody changes. */
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T
export type Output<S extends v.GenericSchema> = Frozen<v.InferOutput<S>>
export type Input<S extends v.GenericSchema> = Frozen<v.InferInput<S>>

/** A schema with words for the document and for OpenAPI. */
export const about = <S extends v.GenericSchema>(schema: S, words: string) => v.pipe(schema, v.description(words))

export const whole = (low: number, high: number) => v.pipe(v.number(), v.integer(), v.minValue(low), v.maxValue(high))

export const text = (most: number) => v.pipe(v.string(), v.maxLength(most))

/** A whole number in a query. */
export const digits = (high: number, byDefault: string) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^-?\d{1,7}$/), v.transform(Number), v.number(), v.minValue(-1), v.maxValue(high)),
    byDefault,
  )

/** Of a match or of an action. */
export const Id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))
/** A number of entries of the log. */
export const Index = whole(0, 1_000_000)
export const BotName = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))
/** Milliseconds since 1970. */
export const Time = v.number()
/** −1 stands for who only watches, or for nobody. */
export const Seat = v.number()
export const Ok = v.object({ ok: v.literal(true) })
export const OptionValues = v.record(text(60), v.union([text(60), v.pipe(v.number(), v.integer()), v.boolean()]))

/** A rule's own reason for a refusal. */
export const ReasonSchema: v.GenericSchema<Reason> = v.object({
  code: v.string(),
  rule: v.string(),
  numbers: v.record(v.string(), v.number()),
})

/** What stands in braces in a path. */
export const PARAMS = {
  match: Id,
  seat: v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number)),
  name: v.pipe(v.string(), v.regex(/^[A-Za-z0-9:_-]{1,80}$/)),
}
export type Param = keyof typeof PARAMS
