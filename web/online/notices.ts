import { ask } from './api.ts'

export const CHANNELS = ['push', 'mail', 'webhook'] as const
export type Channel = (typeof CHANNELS)[number]

export const STYLES = ['discord', 'slack', 'ntfy', 'json'] as const
export type Style = (typeof STYLES)[number]

export interface NoticeSettings {
  readonly settings: readonly {
    readonly channel: Channel
    readonly enabled: boolean
    readonly data: { readonly url?: string; readonly style?: Style; readonly address?: string }
  }[]
  /** What this server can do. */
  readonly channels: { readonly [C in Channel]: boolean }
  readonly pushKey: string
}

export const noticeSettings = (): Promise<NoticeSettings> => ask('GET', 'api/me/notices')
export const setNotice = (channel: Channel, data: object): Promise<unknown> =>
  ask('PUT', `api/me/notices/${channel}`, { data })
export const removeNotice = (channel: Channel): Promise<unknown> => ask('DELETE', `api/me/notices/${channel}`)
export const testNotice = (channel: Channel): Promise<unknown> => ask('POST', `api/me/notices/${channel}/test`, {})
export const confirmMail = (code: string): Promise<unknown> => ask('POST', 'api/me/notices/mail/confirm', { code })

export const canPush = (): boolean =>
  globalThis.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), character => character.charCodeAt(0))

/** This browser's subscription to notes of the server; undefined when the person does not allow it. */
export async function subscribe(pushKey: string): Promise<PushSubscriptionJSON | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const registration = await navigator.serviceWorker.ready
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(pushKey),
  })
  return subscription.toJSON()
}
