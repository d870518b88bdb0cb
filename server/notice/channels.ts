import { type Channel, Mail, Push, Webhook } from '@taproom/protocol'
import type { createTransport } from 'nodemailer'
import * as v from 'valibot'
import { addressTrouble, sendOut } from './guard.ts'

/** What a notice says, and where it leads. */
export interface Notice {
  readonly title: string
  readonly text: string
  readonly link: string
  /** Where one is rid of notices like this one; a letter with a code is none of them. */
  readonly off?: { readonly label: string; readonly link: string }
  readonly data?: { readonly [name: string]: string | number }
}

export interface ChannelOptions {
  readonly smtp?: string
  readonly mailFrom: string
  /** Where people reach this server: links in notices begin with it. */
  readonly origin: string
  /** For a server whose webhooks live in its own network. */
  readonly allowPrivate: boolean
  readonly vapid: { readonly publicKey: string; readonly privateKey: string }
}

type Mailer = ReturnType<typeof createTransport>

export class NotSent extends Error {}

/** Milliseconds that one notice has, from the name of the other side to the end of its answer. */
export const DEADLINE = 10_000

function hookBody({ style }: v.InferOutput<typeof Webhook>, notice: Notice) {
  const { title, text, link, off } = notice
  // In angle brackets both show the link without a preview of its page.
  const sentence = `${title}: ${text} ${link}${off ? `\n${off.label}: <${off.link}>` : ''}`
  const json = { 'content-type': 'application/json' }
  switch (style) {
    case 'discord':
      return { headers: json, body: JSON.stringify({ content: sentence, allowed_mentions: { parse: [] } }) }
    case 'slack':
      return { headers: json, body: JSON.stringify({ text: sentence }) }
    case 'ntfy':
      // Headers carry no other letters than these.
      return {
        headers: { title: ascii(title), click: link, ...(off ? { actions: `view, ${off.label}, ${off.link}` } : {}) },
        body: text,
      }
    case 'json':
      return { headers: json, body: JSON.stringify(notice) }
  }
}

const ascii = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?')

/** The mail server has so long for each step too; by itself the library waits for minutes. */
function patient(smtp: string): string {
  const url = new URL(smtp)
  for (const step of ['connectionTimeout', 'greetingTimeout', 'socketTimeout', 'dnsTimeout'])
    if (!url.searchParams.has(step)) url.searchParams.set(step, String(DEADLINE))
  return url.href
}

/** The work, or the end of the time it has. */
const within = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((done, failed) => {
    const late = () => failed(new Error('the mail server did not answer in time'))
    if (signal.aborted) late()
    signal.addEventListener('abort', late, { once: true })
    work.then(done, failed).finally(() => signal.removeEventListener('abort', late))
  })

/** The ways to tell people something. Each says no before anything is sent when it is not set up. */
export class Channels {
  readonly #wishes: ChannelOptions
  #mailer: Promise<Mailer> | undefined

  constructor(wishes: ChannelOptions) {
    this.#wishes = wishes
  }

  /** Like everything for sending out: loaded by the first letter, not by the start. */
  #post(): Promise<Mailer> | undefined {
    const { smtp } = this.#wishes
    if (smtp) this.#mailer ??= import('nodemailer').then(({ default: mail }) => mail.createTransport(patient(smtp)))
    return this.#mailer
  }

  get open(): { readonly [C in Channel]: boolean } {
    return { webhook: true, mail: this.#wishes.smtp !== undefined, push: true }
  }

  get pushKey(): string {
    return this.#wishes.vapid.publicKey
  }

  get origin(): string {
    return this.#wishes.origin
  }

  /** Reads what somebody wishes for a channel, or says what is wrong with it. */
  read(channel: Channel, data: unknown): object | string {
    const schema = channel === 'webhook' ? Webhook : channel === 'mail' ? Mail : Push
    const read = v.safeParse(schema, data)
    if (!read.success) return `${v.getDotPath(read.issues[0]) ?? channel}: ${read.issues[0].message}`
    const { output } = read
    const address = 'url' in output ? output.url : 'endpoint' in output ? output.endpoint : undefined
    return (address !== undefined && addressTrouble(address, this.#wishes.allowPrivate)) || output
  }

  /** Sends one notice; it has until the signal says enough. */
  async send(channel: Channel, data: string, notice: Notice, signal: AbortSignal): Promise<void> {
    if (channel === 'webhook') return this.#hook(v.parse(Webhook, JSON.parse(data)), notice, signal)
    if (channel === 'mail') return within(this.#mail(v.parse(Mail, JSON.parse(data)).address, notice), signal)
    return this.#push(v.parse(Push, JSON.parse(data)), notice, signal)
  }

  async #hook(hook: v.InferOutput<typeof Webhook>, notice: Notice, signal: AbortSignal): Promise<void> {
    const { headers, body } = hookBody(hook, notice)
    await sendOut(
      hook.url,
      { method: 'POST', headers: { ...headers } as Record<string, string>, body },
      this.#wishes.allowPrivate,
      signal,
    )
  }

  async #mail(to: string, { title, text, link, off }: Notice): Promise<void> {
    const mailer = await this.#post()
    if (!mailer) throw new NotSent('this server sends no mail')
    await mailer.sendMail({
      from: this.#wishes.mailFrom,
      to,
      subject: title,
      text: `${text}\n\n${link}\n${off ? `\n${off.label}: ${off.link}\n` : ''}`,
      // By these (RFC 2369, RFC 8058) mail programs show a button of their own.
      ...(off
        ? { list: { unsubscribe: off.link }, headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
        : {}),
    })
  }

  async #push(subscription: v.InferOutput<typeof Push>, notice: Notice, signal: AbortSignal): Promise<void> {
    const { default: webpush } = await import('web-push')
    const { publicKey, privateKey } = this.#wishes.vapid
    const { origin, mailFrom } = this.#wishes
    const subject = origin.startsWith('https:') ? origin : `mailto:${mailFrom}`
    const { endpoint, headers, body } = webpush.generateRequestDetails(subscription, JSON.stringify(notice), {
      vapidDetails: { subject, publicKey, privateKey },
      TTL: 24 * 3600,
    })
    const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    await sendOut(endpoint, { method: 'POST', headers: texts, body: body ?? '' }, this.#wishes.allowPrivate, signal)
  }

  close(): void {
    void this.#mailer?.then(mailer => mailer.close())
  }
}
