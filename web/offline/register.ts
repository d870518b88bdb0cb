import { createSignal } from 'solid-js'

const [newVersion, setNewVersion] = createSignal(false)

export { newVersion }

let waiting: ServiceWorker | null = null

/** Keeps the built files on this device. A new version waits until the person wants it: a running match is never disturbed. */
export function workOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker
    .register('./sw.js')
    .then(registration => {
      const look = () => {
        waiting = registration.waiting
        // Without a controller this is the first visit: nothing older is running.
        if (waiting && navigator.serviceWorker.controller) setNewVersion(true)
      }
      look()
      registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
    })
    .catch(() => {
      // No service worker here (private window, plain http): everything works with a network.
    })
}

export function useNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting?.postMessage('use-now')
}

/** Milliseconds in which the service worker has fetched a new version, or it will not. */
const PATIENCE = 10_000

/** Loads the page anew as the server has it now, not as the service worker kept it. */
export async function loadNewest(): Promise<void> {
  const late = new Promise(done => setTimeout(done, PATIENCE))
  await Promise.race([takeNewest(), late]).catch(() => {})
  location.reload()
}

async function takeNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return
  await registration.update()
  const newest = registration.installing ?? registration.waiting
  if (!newest) return
  const taken = new Promise(done => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }))
  if (newest.state === 'installing')
    await new Promise(done => newest.addEventListener('statechange', done, { once: true }))
  newest.postMessage('use-now')
  await taken
}
