import type * as v from 'valibot'
import { PROTOCOL } from '../match/telling.ts'
import type { Route } from './routes.ts'

type Json = { readonly [name: string]: unknown }

/** A schema of ours as JSON Schema: the document says what is checked because it is made from what checks. */
export function jsonSchema(schema: unknown): Json {
  const s = schema as v.GenericSchema & { readonly [name: string]: unknown }
  if (Array.isArray(s.pipe)) {
    const [first, ...rest] = s.pipe as readonly { readonly type: string; readonly requirement?: unknown }[]
    const json = { ...jsonSchema(first) }
    for (const check of rest) Object.assign(json, constraint(check, json.type))
    return json
  }
  switch (s.type) {
    case 'object': {
      const entries = Object.entries(s.entries as { readonly [name: string]: { readonly type: string } })
      return {
        type: 'object',
        properties: Object.fromEntries(entries.map(([name, entry]) => [name, jsonSchema(entry)])),
        required: entries.filter(([, entry]) => entry.type !== 'optional').map(([name]) => name),
      }
    }
    case 'optional':
      return { ...jsonSchema(s.wrapped), ...(s.default === undefined ? {} : { default: s.default }) }
    case 'array':
      return { type: 'array', items: jsonSchema(s.item) }
    case 'record':
      return { type: 'object', additionalProperties: jsonSchema(s.value) }
    case 'variant':
    case 'union':
      return { oneOf: (s.options as readonly unknown[]).map(jsonSchema) }
    case 'picklist':
      return { type: 'string', enum: s.options }
    case 'literal':
      return { const: s.literal }
    case 'string':
    case 'number':
    case 'boolean':
      return { type: s.type }
    default:
      return {}
  }
}

function constraint(
  { type, requirement }: { readonly type: string; readonly requirement?: unknown },
  of: unknown,
): Json {
  if (type === 'min_length') return { [of === 'array' ? 'minItems' : 'minLength']: requirement }
  if (type === 'max_length') return { [of === 'array' ? 'maxItems' : 'maxLength']: requirement }
  if (type === 'min_value') return { minimum: requirement }
  if (type === 'max_value') return { maximum: requirement }
  if (type === 'integer') return { type: 'integer' }
  if (type === 'email') return { format: 'email' }
  if (type === 'regex' && requirement instanceof RegExp) return { pattern: requirement.source }
  return {}
}

const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: name === 'seat' ? 'integer' : 'string' },
  }))

function queryParameters(route: Route) {
  if (!route.query) return []
  const { properties = {}, required = [] } = jsonSchema(route.query) as {
    properties?: { readonly [name: string]: Json }
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

/** The HTTP API as an OpenAPI document. */
export function openApi(routes: readonly Route[]): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const route of routes) {
    paths[route.path] ??= {}
    paths[route.path][route.method.toLowerCase()] = {
      summary: route.summary,
      security: route.who === 'person' ? [{ cookie: [] }, { bearer: [] }] : [],
      parameters: [...pathParameters(route.path), ...queryParameters(route)],
      ...(route.body
        ? { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(route.body) } } } }
        : {}),
      responses: {
        200: { description: route.answer },
        default: {
          description: 'why not',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Taproom', version: String(PROTOCOL), description: 'See docs/protocol.md.' },
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'taproom' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      schemas: {
        Error: {
          type: 'object',
          properties: {
            error: {
              type: 'object',
              properties: { code: { type: 'string' }, message: { type: 'string' }, reason: { type: 'object' } },
              required: ['code', 'message'],
            },
          },
        },
      },
    },
  }
}
