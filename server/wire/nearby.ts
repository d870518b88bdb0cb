import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { FastifyRequest } from 'fastify'
import { isOpenAddress } from '../notice/guard.ts'
import type { Services } from '../services.ts'
import { originOf } from './auth.ts'

const interfaces = () => Object.values(networkInterfaces()).flatMap(addresses => addresses ?? [])
/** The addresses of this machine that other devices can reach. */
export const outerAddresses = () => interfaces().filter(({ family, internal }) => family === 'IPv4' && !internal)

/** Signs that somebody stands between us and the device, whom we were not told about. */
const PASSED_ON = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']

/** Whether this comes from the machine itself or from a private network that the machine is part of. */
export function isNearby(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d)/i, '')
  const family = isIP(plain)
  if (family === 0 || isOpenAddress(plain)) return false
  const near = new BlockList()
  near.addSubnet('127.0.0.0', 8, 'ipv4')
  near.addAddress('::1', 'ipv6')
  for (const { cidr, family: of } of interfaces()) {
    const [net, prefix] = cidr?.split('/') ?? []
    if (net && prefix) near.addSubnet(net, Number(prefix), of === 'IPv6' ? 'ipv6' : 'ipv4')
  }
  return near.check(plain, family === 6 ? 'ipv6' : 'ipv4')
}

/** A page of another site whose name leads to this machine asks under that name. */
const isOwnName = (host: string): boolean =>
  isIP(host.replace(/^\[|\]$/g, '')) !== 0 || !host.includes('.') || /\.(local|lan|home|home\.arpa)$/.test(host)

/** Where devices in the same network reach us: told only to those who are in it. */
export function addressesFor(services: Services, request: FastifyRequest): readonly string[] {
  const { origin, host, trustProxy } = services.config
  if (origin !== undefined || !isNearby(request.ip) || !isOwnName(request.hostname)) return []
  if (trustProxy === 0 && PASSED_ON.some(header => request.headers[header] !== undefined)) return []
  const port = request.socket.localPort
  return outerAddresses()
    .filter(({ address }) => host === '0.0.0.0' || host === '::' || host === address)
    .map(({ address }) => `http://${address}:${port}`)
}

/** What an invitation should begin with: not `localhost` when there is an address that others can use. */
export function invitationAddresses(services: Services, request: FastifyRequest) {
  const addresses = addressesFor(services, request)
  const here = originOf(services, request)
  const loopback = /^https?:\/\/(localhost|127\.|\[::1\])/.test(here)
  return { address: (loopback && addresses[0]) || here, addresses }
}
