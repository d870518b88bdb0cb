import type { Channel, NoticeSettings } from '@taproom/protocol'
import { preferences } from '../store/preferences.ts'
import { ask } from './api.ts'

export { type Channel, WEBHOOK_STYLES as STYLES, type WebhookStyle as Style } from '@taproom/protocol/constants'

export const noticeSettings = (): Promise<NoticeSettings> => ask('GET /api/me/notices')
export const setNotice = (channel: Channel, data: { readonly [name: string]: unknown }): Promise<unknown> =>
  ask('PUT /api/me/notices/{name}', { name: channel, body: { data, language: preferences().language } })
/** Every way of this kind, or of several browsers only this one. */
export const removeNotice = (channel: Channel, device?: string): Promise<unknown> =>
  ask('DELETE /api/me/notices/{name}', { name: channel, query: device === undefined ? {} : { device } })
export const testNotice = (channel: Channel): Promise<unknown> =>
  ask('POST /api/me/notices/{name}/test', { name: channel })
export const confirmMail = (code: string): Promise<unknown> =>
  ask('POST /api/me/notices/mail/confirm', { body: { code } })

export const canPush = (): boolean =>
  globalThis.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), character => character.charCodeAt(0))

/** Where this browser is reached now; undefined when it is not subscribed. */
export async function ownEndpoint(): Promise<string | undefined> {
  if (!canPush()) return undefined
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription())?.endpoint
}

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
