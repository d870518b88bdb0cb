import { Resolver } from 'node:dns/promises'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const closed = new BlockList()
const RANGES_4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
const RANGES_6: readonly (readonly [string, number])[] = [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
]
for (const [net, prefix] of RANGES_4) closed.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of RANGES_6) closed.addSubnet(net, prefix, 'ipv6')

/** Whether an address is one of the open internet: not this machine, not a private network, not a cloud's metadata service. */
export function isOpenAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !closed.check(address, 'ipv4')
  if (family !== 6) return false
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return isOpenAddress(mapped)
  return !/^::ffff:/i.test(address) && !closed.check(address, 'ipv6')
}

/** Not the system's lookup: that one runs in the few threads that also read files, and a name server may take its time. */
const names = new Resolver({ timeout: 2000, tries: 2 })

async function addressesOf(name: string): Promise<readonly { readonly address: string; readonly family: number }[]> {
  const [four, six] = await Promise.allSettled([names.resolve4(name), names.resolve6(name)])
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason
  const found = (of: PromiseSettledResult<string[]>) => (of.status === 'fulfilled' ? of.value : [])
  return [
    ...found(four).map(address => ({ address, family: 4 })),
    ...found(six).map(address => ({ address, family: 6 })),
  ]
}

/** Looks a name up and refuses closed addresses at the moment of the connection: a name that changes in between helps nobody. */
const guardedLookup: LookupFunction = (name, options, done) => {
  addressesOf(name).then(
    addresses => {
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isOpenAddress(address)))
        return done(new Error('this address is not in the open internet'), '', 0)
      if (options.all) return done(null, [...addresses])
      return done(null, first.address, first.family)
    },
    (error: NodeJS.ErrnoException) => done(error, '', 0),
  )
}

export interface Outgoing {
  readonly method: 'POST'
  readonly headers: { readonly [name: string]: string | number }
  readonly body: string | Buffer
}

/** Why nothing may be sent there; undefined when it may. */
export function addressTrouble(text: string, allowPrivate: boolean): string | undefined {
  if (!URL.canParse(text)) return 'this is not an address'
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'only http and https addresses are possible'
  if (url.username || url.password) return 'an address with a password in it is not used'
  if (allowPrivate) return undefined
  if (url.port && url.port !== '443' && url.port !== '80') return 'only the usual ports are used'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) ? !isOpenAddress(host) : !host.includes('.') || /\.(local|internal|localhost)$/.test(host))
    return 'this address is not in the open internet'
  return undefined
}

/** The other side took it, but did not say that all is well. */
export class Answered extends Error {
  readonly status: number

  constructor(status: number) {
    super(`the other side answered ${status}`)
    this.status = status
  }
}

/** Sends something out, to the open internet only, once, without following where it is sent on to, until the signal says enough. */
export function sendOut(
  to: string,
  { method, headers, body }: Outgoing,
  allowPrivate: boolean,
  signal: AbortSignal,
): Promise<number> {
  const trouble = addressTrouble(to, allowPrivate)
  if (trouble) return Promise.reject(new Error(trouble))
  const url = new URL(to)
  const request = url.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((done, failed) => {
    const sent = request(
      url,
      {
        method,
        headers: { 'user-agent': 'taproom', ...headers, 'content-length': Buffer.byteLength(body) },
        signal,
        agent: false,
        ...(allowPrivate ? {} : { lookup: guardedLookup }),
      },
      response => {
        response.destroy()
        const status = response.statusCode ?? 0
        if (status >= 200 && status < 300) done(status)
        else failed(new Answered(status))
      },
    )
    sent.on('error', error => failed(signal.aborted ? new Error('the other side did not answer in time') : error))
    sent.end(body)
  })
}
