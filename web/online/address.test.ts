import { describe, expect, test } from 'vitest'
import { outwardAddress } from './address.ts'

const SEAT = { page: 'join', id: 'm', seat: 1, key: 'k' } as const

describe('an address for others', () => {
  test.each([
    ['http://localhost:8080/#/table/m', 'http://192.168.1.7:8080', 'http://192.168.1.7:8080/#/join/m/1/k'],
    ['http://127.0.0.1:8080/', 'http://192.168.1.7:8080', 'http://192.168.1.7:8080/#/join/m/1/k'],
    ['http://localhost:8080/', undefined, 'http://localhost:8080/#/join/m/1/k'],
    ['https://taproom.example/#/play', 'http://10.0.0.2:8080', 'https://taproom.example/#/join/m/1/k'],
    ['http://192.168.1.7:8080/', 'http://10.0.0.2:8080', 'http://192.168.1.7:8080/#/join/m/1/k'],
  ])('on %s', (page, outer, address) => expect(outwardAddress(page, outer, SEAT)).toBe(address))
})
