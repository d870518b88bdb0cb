import type { Shelf } from '@taproom/engine'

/** What an operator can set; docs/operating.md lists the variables. */
export interface Config {
  readonly port: number
  readonly host: string
  readonly web: string
  readonly data: string | undefined
  readonly databaseUrl: string | undefined
  readonly connections: number
  readonly origin: string | undefined
  readonly smtp: string | undefined
  readonly mailFrom: string
  readonly allowPrivate: boolean
  /** How many proxies stand before us and say where a request comes from. */
  readonly trustProxy: number
  readonly metricsToken: string | undefined
  readonly rate: number
  readonly botThreads: number
  readonly botPause: number
  readonly tableHours: number
  readonly log: string
}

/** Everything but the folder of the web may be left out: tests take what they need. */
export type ServerOptions = Partial<Config> & {
  /** The folder of the built web. */
  readonly web: string
  readonly shelf?: Shelf
  /** The script whose threads answer for bots; without it bots think in the process itself. */
  readonly botScript?: URL
  /** Where the log goes instead of standard output. */
  readonly logTo?: { write(line: string): void }
  /** Milliseconds between the rounds of the services: expiry, forgotten bots; and between those of the notices. */
  readonly rounds?: number
  /** Milliseconds that one notice has on its way out. */
  readonly noticeDeadline?: number
}

export const DEFAULTS: Omit<Config, 'web'> = {
  port: 8080,
  host: '0.0.0.0',
  data: undefined,
  databaseUrl: undefined,
  connections: 8,
  origin: undefined,
  smtp: undefined,
  mailFrom: 'taproom@localhost',
  allowPrivate: false,
  trustProxy: 0,
  metricsToken: undefined,
  rate: 1200,
  botThreads: 1,
  botPause: 700,
  tableHours: 24,
  log: 'silent',
}

type Environment = { readonly [name: string]: string | undefined }

function wholeNumber(env: Environment, name: string, byDefault: number, low: number, high: number): number {
  const text = env[name]
  if (text === undefined || text === '') return byDefault
  const value = Number(text)
  if (!Number.isInteger(value) || value < low || value > high)
    throw new Error(`${name} is "${text}"; a whole number from ${low} to ${high} is expected`)
  return value
}

const truth = (env: Environment, name: string): boolean => ['1', 'true', 'yes'].includes(env[name]?.toLowerCase() ?? '')

const text = (env: Environment, name: string): string | undefined => env[name] || undefined

function origin(env: Environment): string | undefined {
  const wished = text(env, 'TAPROOM_ORIGIN')
  if (wished === undefined) return undefined
  if (!/^https?:$/.test(URL.canParse(wished) ? new URL(wished).protocol : ''))
    throw new Error(`TAPROOM_ORIGIN is "${wished}"; an address like https://taproom.example is expected`)
  return new URL(wished).origin
}

/** Reads the environment; a wrong value stops the start with a sentence. */
export function readConfig(env: Environment): Config {
  return {
    port: wholeNumber(env, 'PORT', DEFAULTS.port, 0, 65_535),
    host: text(env, 'HOST') ?? DEFAULTS.host,
    web: text(env, 'TAPROOM_WEB') ?? 'web/dist',
    data: text(env, 'TAPROOM_DATA') ?? '.taproom',
    databaseUrl: text(env, 'DATABASE_URL'),
    connections: wholeNumber(env, 'TAPROOM_CONNECTIONS', DEFAULTS.connections, 2, 200),
    origin: origin(env),
    smtp: text(env, 'TAPROOM_SMTP'),
    mailFrom: text(env, 'TAPROOM_MAIL_FROM') ?? DEFAULTS.mailFrom,
    allowPrivate: truth(env, 'TAPROOM_ALLOW_PRIVATE'),
    trustProxy: truth(env, 'TAPROOM_TRUST_PROXY') ? 1 : wholeNumber(env, 'TAPROOM_TRUST_PROXY', 0, 0, 10),
    metricsToken: text(env, 'TAPROOM_METRICS_TOKEN'),
    rate: wholeNumber(env, 'TAPROOM_RATE', DEFAULTS.rate, 10, 1_000_000),
    botThreads: wholeNumber(env, 'TAPROOM_BOT_THREADS', DEFAULTS.botThreads, 1, 64),
    botPause: wholeNumber(env, 'TAPROOM_BOT_PAUSE', DEFAULTS.botPause, 0, 10_000),
    tableHours: wholeNumber(env, 'TAPROOM_TABLE_HOURS', DEFAULTS.tableHours, 1, 720),
    log: text(env, 'TAPROOM_LOG') ?? 'warn',
  }
}
