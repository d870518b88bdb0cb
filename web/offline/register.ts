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
