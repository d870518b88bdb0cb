import { isIPv4, isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address, without its zone; `::` stands for as many zeros as are missing. */
function groupsOf(address: string): readonly string[] {
  const [text = ''] = address.split('%')
  const [left = '', right] = text.split('::')
  const before = left ? left.split(':') : []
  const after = right ? right.split(':') : []
  const missing = right === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...after]
}

/**
 * What an address is counted as. A household has a /64 of IPv6 at least, so that each of its devices (and each hostile program) can
 * come from 2⁶⁴ addresses; IPv4 that is written as IPv6 is IPv4.
 */
export function countedAs(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped && isIPv4(mapped)) return mapped
  if (!isIPv6(address)) return address
  const network = groupsOf(address).slice(0, 4)
  return `${network.map(group => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** How many of something each address has at this moment: counted when it comes, before anything is done for it. */
export class AtOnce {
  readonly #most: number
  readonly #counts = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** The way out, to be used once; undefined when there are too many already. */
  enter(address: string): (() => void) | undefined {
    const count = this.#counts.get(address) ?? 0
    if (count >= this.#most) return undefined
    this.#counts.set(address, count + 1)
    let inside = true
    return () => {
      if (!inside) return
      inside = false
      const left = (this.#counts.get(address) ?? 1) - 1
      if (left > 0) this.#counts.set(address, left)
      else this.#counts.delete(address)
    }
  }
}

/** How many sockets, and how many requests, an address may have open at once. */
export const atOnceWith = (rate: number): number => Math.max(20, rate / 10)
