import type { AnswerOf, RequestOf } from '@taproom/protocol'
import { ask } from './api.ts'

/** The forms in which browsers give and take passkeys as plain data; older ones have no way to do it themselves. */
type Options = { readonly [name: string]: unknown }

interface JsonCredential extends Credential {
  toJSON(): RequestOf<'POST /api/passkeys/add'>['body']['response']
}

/** A browser that can turn the server's question into its own form and its answer back. */
interface JsonPublicKey {
  parseCreationOptionsFromJSON(options: Options): PublicKeyCredentialCreationOptions
  parseRequestOptionsFromJSON(options: Options): PublicKeyCredentialRequestOptions
}

const isAble = (maker: unknown): maker is JsonPublicKey =>
  typeof maker === 'function' && 'parseCreationOptionsFromJSON' in maker && 'parseRequestOptionsFromJSON' in maker

const maker = (): JsonPublicKey | undefined => {
  const known: unknown = globalThis.PublicKeyCredential
  return isAble(known) ? known : undefined
}

/** Passkeys work only where nobody can listen: over https, or on the machine itself. */
export const canUsePasskeys = (): boolean => globalThis.isSecureContext && maker() !== undefined

const isJson = (credential: Credential | null): credential is JsonCredential =>
  credential !== null && 'toJSON' in credential

/** Makes a passkey for who we are: a guest becomes an account. False when the person changed their mind. */
export async function makePasskey(): Promise<boolean> {
  const { options, ticket } = await ask('POST /api/passkeys/new')
  const publicKey = maker()?.parseCreationOptionsFromJSON(options)
  const made = publicKey && (await navigator.credentials.create({ publicKey }).catch(() => null))
  if (!made || !isJson(made)) return false
  await ask('POST /api/passkeys/add', { body: { ticket, response: made.toJSON() } })
  return true
}

/** Signs in with a passkey, or is asked first what becomes of the guest's matches; undefined when the person changed their mind. */
export async function enterWithPasskey(): Promise<AnswerOf<'POST /api/passkeys/enter'> | undefined> {
  const { options, ticket } = await ask('POST /api/passkeys/ask')
  const publicKey = maker()?.parseRequestOptionsFromJSON(options)
  const given = publicKey && (await navigator.credentials.get({ publicKey }).catch(() => null))
  if (!given || !isJson(given)) return undefined
  return ask('POST /api/passkeys/enter', { body: { ticket, response: given.toJSON() } })
}
