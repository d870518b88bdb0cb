/**
 * A process that does to a server what its limits let it, from many addresses at once: `attackers <address> <seconds> <addresses> <matches>`.
 * Says at the end how much of it there was.
 */
import { request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'

export interface Attacked {
  readonly sockets: number
  readonly turnedAway: number
  readonly frames: number
  readonly requests: number
  readonly refused: number
  readonly slow: number
  readonly tables: number
}

const [address = '', seconds = '10', addresses = '10', ...matches] = process.argv.slice(2)
const end = Date.now() + Number(seconds) * 1000
const going = () => Date.now() < end
const did = { sockets: 0, turnedAway: 0, frames: 0, requests: 0, refused: 0, slow: 0, tables: 0 }
/** At once and address: more than it may have. */
const SOCKETS = 130
const SLOW = 30
const { hostname, port } = new URL(address)

const from = (ip: string) => ({ 'x-forwarded-for': ip })

/** A socket that asks for tables, again and again; when it is thrown out the next one comes. */
async function watcher(ip: string): Promise<void> {
  while (going()) {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, {
      headers: from(ip),
      perMessageDeflate: false,
    })
    socket.on('error', () => {})
    const open = await new Promise<boolean>(done => {
      socket.once('open', () => done(true))
      socket.once('close', () => done(false))
    })
    if (open) did.sockets++
    else did.turnedAway++
    while (going() && socket.readyState === socket.OPEN) {
      const match = matches[did.frames % matches.length]
      socket.send(JSON.stringify({ t: 'watch', match }))
      did.frames++
      await pause(100)
    }
    socket.terminate()
    await pause(open ? 0 : 500)
  }
}

function ask(
  ip: string,
  method: string,
  path: string,
  body?: object,
  cookie = '',
): Promise<{ text: string; cookie: string }> {
  did.requests++
  return new Promise(done => {
    const nothing = () => done({ text: '', cookie: '' })
    const headers = { ...from(ip), cookie, ...(body ? { 'content-type': 'application/json' } : {}) }
    const asked = request(address + path, { method, headers }, answer => {
      if ((answer.statusCode ?? 0) >= 400) did.refused++
      let text = ''
      answer.on('data', data => {
        text += data
      })
      answer.on('end', () => done({ text, cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '' }))
      answer.on('error', nothing)
    })
    asked.on('error', nothing)
    asked.end(body ? JSON.stringify(body) : undefined)
  })
}

/** A guest who lets bots of the strongest level play as many tables as they may have. */
async function botKeeper(ip: string): Promise<void> {
  const { cookie } = await ask(ip, 'POST', '/api/guests', { name: 'Eve' })
  const seats = [
    { kind: 'me' },
    { kind: 'bot', bot: 'master' },
    { kind: 'bot', bot: 'master' },
    { kind: 'bot', bot: 'master' },
  ]
  while (going()) {
    const { text } = await ask(ip, 'POST', '/api/matches', { game: 'heaven-and-ale', seats }, cookie)
    if (text.startsWith('{"match"')) did.tables++
    await pause(200)
  }
}

async function browser(ip: string): Promise<void> {
  while (going()) {
    await Promise.all(['/api/matches?status=running', '/api/games', '/'].map(path => ask(ip, 'GET', path)))
    await pause(100)
  }
}

/** A body that comes byte by byte. */
async function slow(ip: string): Promise<void> {
  while (going()) {
    const line = connect(Number(port), hostname)
    line.on('error', () => {})
    did.slow++
    line.write(
      `POST /api/guests HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${ip}\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n`,
    )
    while (going() && !line.destroyed && line.writable) {
      line.write(' ')
      await pause(1000)
    }
    line.destroy()
  }
}

const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)
await Promise.all(
  Array.from({ length: Number(addresses) }, (_, i) => `10.9.${i >> 8}.${i & 255}`).flatMap(ip => [
    ...many(SOCKETS, () => watcher(ip)),
    ...many(SLOW, () => slow(ip)),
    ...many(4, () => browser(ip)),
    botKeeper(ip),
  ]),
)
console.log(JSON.stringify(did satisfies Attacked))
process.exit(0)
