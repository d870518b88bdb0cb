import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils'

/** A seed is 128 bits, written as 32 hexadecimal digits. */
export const isSeed = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)

export function freshSeed(): string {
  return bytesToHex(randomBytes(16))
}

/** Any text or number as a seed, so that people can say `--seed 7`. A written-out seed is taken as it is. */
export function seedFrom(text: string | number): string {
  const plain = String(text)
  return isSeed(plain) ? plain : bytesToHex(sha256(utf8ToBytes(plain)).subarray(0, 16))
}

/** Shown at the start of a match; once the seed is shown at its end, everybody can check that it was fixed from the start. */
export function seedHash(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)))
}
