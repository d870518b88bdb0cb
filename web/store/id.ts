/** A name that nothing else has. `crypto.randomUUID` would do, but browsers have it only over https or on the machine itself. */
export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), byte => byte.toString(16).padStart(2, '0')).join('')
