import type { Shelf } from '@taproom/engine'
import { address, type Environment, oneOf, Settings, text, truth, wholeNumber } from './settings.ts'

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
  /** Who reads /metrics: who has the token, or also who asks from this machine. */
  readonly metrics: string
  readonly rate: number
  readonly botThreads: number
  readonly botPause: number
  readonly tableHours: number
  /** Days for which these are kept once they are of no more use; 0 is for ever. */
  readonly keepGuests: number
  readonly keepMatches: number
  readonly keepChat: number
  readonly keepNotices: number
  /** Seconds in which everybody is handed over to other processes before this one closes. */
  readonly drain: number
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
  /** Milliseconds a request may take to arrive: its headers, all of it. */
  readonly slow?: { readonly headers: number; readonly request: number }
  /** Milliseconds between the rounds of the services: expiry, forgotten bots; and between those of the notices. */
  readonly rounds?: number
  /** Milliseconds for which a match that is followed but not played keeps its table in memory. */
  readonly awake?: number
  /** The operator's command asks this process to hand over in so many seconds and to end. */
  readonly askedToDrain?: (seconds: number) => void
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
  metrics: 'token',
  rate: 1200,
  botThreads: 1,
  botPause: 700,
  tableHours: 24,
  keepGuests: 0,
  keepMatches: 0,
  keepChat: 0,
  keepNotices: 1,
  drain: 0,
  log: 'silent',
}

/** Days. */
const LONGEST = 36_500
const LEVELS = ['silent', 'error', 'warn', 'info', 'debug', 'trace']

function origin(env: Settings): string | undefined {
  const wished = address(env, 'TAPROOM_ORIGIN', /^https?:$/, 'https://taproom.example')
  return wished === undefined || !URL.canParse(wished) ? undefined : new URL(wished).origin
}

function mailFrom(env: Settings): string {
  const wished = text(env, 'TAPROOM_MAIL_FROM') ?? DEFAULTS.mailFrom
  if (!/^[^\s@]+@[^\s@]+$|<[^\s@]+@[^\s@]+>$/.test(wished)) env.refuse('TAPROOM_MAIL_FROM', 'an address of mail')
  return wished
}

/** `yes` is one proxy. */
function trustProxy(env: Settings): number {
  if (/^(true|yes)$/i.test(text(env, 'TAPROOM_TRUST_PROXY') ?? '')) return 1
  return wholeNumber(env, 'TAPROOM_TRUST_PROXY', DEFAULTS.trustProxy, 0, 10)
}

/** Reads the environment; wrong values stop the start with a sentence that names them all. */
export function readConfig(variables: Environment): Config {
  const env = new Settings(variables)
  const config: Config = {
    port: wholeNumber(env, 'PORT', DEFAULTS.port, 0, 65_535),
    host: text(env, 'HOST') ?? DEFAULTS.host,
    web: text(env, 'TAPROOM_WEB') ?? 'web/dist',
    data: text(env, 'TAPROOM_DATA') ?? '.taproom',
    databaseUrl: address(env, 'DATABASE_URL', /^postgres(ql)?:$/, 'postgres://user:password@host/database'),
    connections: wholeNumber(env, 'TAPROOM_CONNECTIONS', DEFAULTS.connections, 2, 200),
    origin: origin(env),
    smtp: address(env, 'TAPROOM_SMTP', /^smtps?:$/, 'smtps://user:password@host'),
    mailFrom: mailFrom(env),
    allowPrivate: truth(env, 'TAPROOM_ALLOW_PRIVATE'),
    trustProxy: trustProxy(env),
    metricsToken: text(env, 'TAPROOM_METRICS_TOKEN'),
    metrics: oneOf(env, 'TAPROOM_METRICS', ['token', 'local'], DEFAULTS.metrics),
    rate: wholeNumber(env, 'TAPROOM_RATE', DEFAULTS.rate, 10, 1_000_000),
    botThreads: wholeNumber(env, 'TAPROOM_BOT_THREADS', DEFAULTS.botThreads, 1, 64),
    botPause: wholeNumber(env, 'TAPROOM_BOT_PAUSE', DEFAULTS.botPause, 0, 10_000),
    tableHours: wholeNumber(env, 'TAPROOM_TABLE_HOURS', DEFAULTS.tableHours, 1, 720),
    keepGuests: wholeNumber(env, 'TAPROOM_KEEP_GUESTS', DEFAULTS.keepGuests, 0, LONGEST),
    keepMatches: wholeNumber(env, 'TAPROOM_KEEP_MATCHES', DEFAULTS.keepMatches, 0, LONGEST),
    keepChat: wholeNumber(env, 'TAPROOM_KEEP_CHAT', DEFAULTS.keepChat, 0, LONGEST),
    keepNotices: wholeNumber(env, 'TAPROOM_KEEP_NOTICES', DEFAULTS.keepNotices, 1, LONGEST),
    drain: wholeNumber(env, 'TAPROOM_DRAIN', DEFAULTS.drain, 0, 3600),
    log: oneOf(env, 'TAPROOM_LOG', LEVELS, 'warn'),
  }
  env.check()
  return config
}
