// The service worker: keeps every built file of one version, and serves them without a network.
// The build puts the version and the list of files in place of the two words below.
const VERSION = '__VERSION__'
const FILES = __FILES__

const CACHE = `taproom-${VERSION}`

self.addEventListener('install', event => {
  event.waitUntil(caches.open(CACHE).then(cache => cache.addAll(FILES)))
})

self.addEventListener('activate', event => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys()
      await Promise.all(
        names.filter(name => name.startsWith('taproom-') && name !== CACHE).map(name => caches.delete(name)),
      )
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('message', event => {
  if (event.data === 'use-now') self.skipWaiting()
})

self.addEventListener('fetch', event => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== self.location.origin) return
  const inScope = address.pathname.startsWith(new URL('./', self.location.href).pathname)
  const page = request.mode === 'navigate' && inScope && /\/(index\.html)?$/.test(address.pathname)
  const wanted = page ? new URL('./index.html', self.location.href).href : request
  event.respondWith(
    (async () => (await (await caches.open(CACHE)).match(wanted, { ignoreVary: true })) ?? fetch(request))(),
  )
})

// A note that it is your turn; the server says it as { title, text, link, off }.
self.addEventListener('push', event => {
  const { title = 'Taproom', text = '', link = './', off } = event.data?.json() ?? {}
  const icon = './icon-192.png'
  event.waitUntil(
    self.registration.showNotification(title, {
      body: text,
      icon,
      badge: icon,
      tag: link,
      data: { link, off: off?.link },
      actions: off ? [{ action: 'off', title: off.label }] : [],
    }),
  )
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  if (event.action === 'off') return event.waitUntil(self.clients.openWindow(event.notification.data.off))
  const path = new URL(event.notification.data.link, self.location.href).pathname.replace(/^\/match\//, '#/table/')
  const address = new URL(path, self.registration.scope).href
  event.waitUntil(
    (async () => {
      const open = await self.clients.matchAll({ type: 'window' })
      const here = open.find(client => client.url === address) ?? open[0]
      if (!here) return self.clients.openWindow(address)
      await here.focus()
      return here.url === address ? here : here.navigate(address)
    })(),
  )
})
