import type * as v from 'valibot'
import { Action } from './actions.ts'
import { ERRORS } from './errors.ts'
import { ClientFrame, ServerFrame } from './frames.ts'
import { MatchStanding } from './matches.ts'
import { type RouteName, routes } from './routes/index.ts'
import { StateAnswer } from './routes/matches.ts'
import type { RouteSpec } from './routes/route.ts'

/** What is read of a schema here; each kind of schema has some of it. */
interface Seen {
  readonly type: string
  readonly entries?: { readonly [name: string]: Seen }
  readonly wrapped?: Seen
  readonly options?: readonly (Seen | string)[]
  readonly literal?: unknown
  readonly pipe?: readonly { readonly type: string; readonly description?: string }[]
}
const seen = (schema: v.GenericSchema): Seen => schema

const unwrapped = (schema: Seen): Seen =>
  (schema.type === 'optional' || schema.type === 'nullable') && schema.wrapped ? unwrapped(schema.wrapped) : schema

function describedAs(schema: Seen): string {
  const words = schema.pipe?.find(({ type }) => type === 'description')?.description
  const inner = unwrapped(schema)
  return words ?? (inner === schema ? '' : describedAs(inner))
}

const mark = (schema: Seen): string => (schema.type === 'optional' ? '?' : '')

/** `{"t": "watch", "match", "since"?}` */
function shape(schema: Seen): string {
  const parts = Object.entries(schema.entries ?? {}).map(([name, entry]) =>
    entry.type === 'literal' ? `"${name}": ${JSON.stringify(entry.literal)}` : `"${name}"${mark(entry)}`,
  )
  return `{${parts.join(', ')}}`
}

/** The kinds of a variant, those inside another one too. */
const kinds = (schema: Seen): readonly Seen[] =>
  (schema.options ?? []).flatMap(option =>
    typeof option === 'string' ? [] : option.type === 'variant' ? kinds(option) : [option],
  )

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')

const kindTable = (what: string, schema: v.GenericSchema): string =>
  table(
    [what, ''],
    kinds(seen(schema)).map(kind => [`\`${shape(kind)}\``, describedAs(kind)]),
  )

const code = (text: string): string => (text === '' ? '' : `\`${text}\``)

function routeTable(): string {
  const rows = (Object.keys(routes) as RouteName[]).map(name => {
    const spec: RouteSpec = routes[name]
    const query = Object.keys(spec.query?.entries ?? {}).join('=…&')
    const [answer] = [seen(spec.answer), ...kinds(seen(spec.answer))].filter(({ entries }) => entries)
    return [
      `\`${name}${query ? `?${query}=…` : ''}\``,
      spec.who === 'person' ? 'a person' : 'anyone',
      code(spec.body ? shape(seen(spec.body)) : ''),
      code(answer ? shape(answer) : ''),
      spec.perMinute ? `${spec.summary} (${spec.perMinute} a minute)` : spec.summary,
    ]
  })
  return table(['route', 'for', 'body', 'answer', ''], rows)
}

const fields = (schema: v.GenericSchema, prefix: string): string =>
  table(
    ['field', ''],
    Object.entries(seen(schema).entries ?? {}).map(([name, entry]) => [
      `\`${prefix}${name}\`${mark(entry)}`,
      describedAs(entry),
    ]),
  )

const TABLES: { readonly [name: string]: () => string } = {
  errors: () =>
    table(
      ['code', 'status', 'meaning'],
      [
        ...ERRORS.map(({ codes, status, meaning }) => [
          codes.map(one => `\`${one}\``).join(', '),
          String(status),
          meaning,
        ]),
        ['any other', '409', 'a rule of the game: `reason.rule` names it'],
      ],
    ),
  routes: routeTable,
  actions: () => kindTable('action', Action),
  'client frames': () => kindTable('frame', ClientFrame),
  'server frames': () => kindTable('frame', ServerFrame),
  state: () => fields(StateAnswer, ''),
  standing: () => fields(MatchStanding, 'standing.'),
}

/** The document with its tables written anew. `<!-- table: routes -->` begins one, `<!-- end -->` ends it. */
export function withTables(document: string): string {
  return document.replace(
    /(<!-- table: ([\w ]+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_, begin: string, name: string, end) => {
      const make = TABLES[name]
      if (!make) throw new Error(`there is no table "${name}"`)
      return `${begin}\n${make()}\n\n${end}`
    },
  )
}
