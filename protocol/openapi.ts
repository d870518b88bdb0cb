import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { PROTOCOL } from './constants.ts'
import { ErrorAnswer } from './errors.ts'
import { PARAMS } from './parts.ts'
import { type RouteName, routes } from './routes/index.ts'
import type { RouteSpec } from './routes/route.ts'

type Json = { readonly [name: string]: unknown }

/** As it is on the wire: what has a default may be left out, numbers in a query are text. */
function schemaOf(schema: v.GenericSchema): Json {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // What JSON Schema has no word for (trimming) is checked all the same.
    errorMode: 'ignore',
  })
  return json
}

const content = (schema: v.GenericSchema, type = 'application/json') => ({ [type]: { schema: schemaOf(schema) } })

const isOptional = (entry: v.GenericSchema): boolean => entry.type === 'optional'

function parameters(path: string, { query }: RouteSpec): readonly Json[] {
  const inPath = Object.entries(PARAMS).filter(([name]) => path.includes(`{${name}}`))
  const inQuery = Object.entries(query?.entries ?? {})
  return [
    ...inPath.map(([name, schema]) => ({ name, in: 'path', required: true, schema: schemaOf(schema) })),
    ...inQuery.map(([name, schema]) => ({
      name,
      in: 'query',
      required: !isOptional(schema),
      schema: schemaOf(schema),
    })),
  ]
}

function operation(path: string, spec: RouteSpec): Json {
  return {
    summary: spec.summary,
    security: spec.who === 'person' ? [{ cookie: [] }, { bearer: [] }] : [],
    parameters: parameters(path, spec),
    ...(spec.body ? { requestBody: { required: true, content: content(spec.body) } } : {}),
    responses: {
      200: { description: 'done', content: content(spec.answer, spec.page && 'text/html') },
      default: {
        description: 'why not',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

/** The HTTP API as an OpenAPI document. */
export function openApi() {
  const paths: Record<string, Record<string, Json>> = {}
  for (const name of Object.keys(routes) as RouteName[]) {
    const [method = '', path = ''] = name.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(path, routes[name]) }
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
      schemas: { Error: schemaOf(ErrorAnswer) },
    },
  }
}
