import type { ClientFrame, ServerFrame } from '@taproom/protocol'
import { checks } from './checks.ts'

export interface SocketHooks {
  /** The connection is open (again): say what you want to follow. */
  opened(): void
  lost(): void
  received(frame: ServerFrame): void
}

/** Milliseconds: the first and the longest pause before another try, and how long silence is no reason to worry. */
const FIRST = 250
const LONGEST = 8000
const BEAT = 15_000
const SILENCE = 8000

export const socketAddress = (page: string): string =>
  new URL('api/socket', page.split('#')[0]).href.replace(/^http/, 'ws')

/** The connection to the server. When it breaks it is opened again, at once where the device says that it can. */
export class ServerSocket {
  readonly #address: string
  readonly #hooks: SocketHooks
  #socket: WebSocket | undefined
  #tries = 0
  #again: ReturnType<typeof setTimeout> | undefined
  #silent: ReturnType<typeof setTimeout> | undefined
  readonly #beat: ReturnType<typeof setInterval>
  #closed = false

  constructor(address: string, hooks: SocketHooks) {
    this.#address = address
    this.#hooks = hooks
    this.#beat = setInterval(() => this.#check(), BEAT)
    window.addEventListener('online', this.#hurry)
    window.addEventListener('offline', this.#drop)
    document.addEventListener('visibilitychange', this.#seen)
    this.#open()
  }

  /** False when there is no connection now; what matters is sent again when it is back. */
  send(frame: ClientFrame): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(frame))
    return true
  }

  close(): void {
    this.#closed = true
    clearInterval(this.#beat)
    clearTimeout(this.#again)
    clearTimeout(this.#silent)
    window.removeEventListener('online', this.#hurry)
    window.removeEventListener('offline', this.#drop)
    document.removeEventListener('visibilitychange', this.#seen)
    this.#socket?.close()
  }

  #open(): void {
    clearTimeout(this.#again)
    this.#again = undefined
    const socket = new WebSocket(this.#address)
    this.#socket = socket
    socket.onopen = () => {
      this.#tries = 0
      this.#hooks.opened()
    }
    socket.onmessage = event => {
      clearTimeout(this.#silent)
      this.#silent = undefined
      if (socket !== this.#socket) return
      const frame: ServerFrame = JSON.parse(String(event.data))
      void checks?.then(({ checkFrame }) => checkFrame(frame))
      this.#hooks.received(frame)
    }
    socket.onclose = () => socket === this.#socket && this.#broken()
  }

  #broken(): void {
    clearTimeout(this.#silent)
    this.#silent = undefined
    this.#socket = undefined
    if (this.#closed) return
    this.#hooks.lost()
    // Not all at the same moment when a server comes back.
    const pause = Math.min(LONGEST, FIRST * 2 ** this.#tries++) * (0.7 + Math.random() * 0.6)
    this.#again = setTimeout(() => this.#open(), pause)
  }

  /** A connection may be dead without saying so, after the device slept. */
  #check(): void {
    if (this.#silent !== undefined || !this.send({ t: 'ping' })) return
    this.#silent = setTimeout(() => this.#abandon(), SILENCE)
  }

  #abandon(): void {
    const socket = this.#socket
    if (!socket) return
    this.#broken()
    socket.close()
  }

  readonly #hurry = () => {
    this.#tries = 0
    if (!this.#socket) this.#open()
  }
  readonly #drop = () => this.#abandon()
  readonly #seen = () => {
    if (document.visibilityState !== 'visible') return
    this.#hurry()
    this.#check()
  }
}
