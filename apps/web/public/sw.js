// Caches documents, the files of the build and the public catalogue for offline visits, but never
// responses to a signed-in customer and never the checkout. What may have changed is fetched from
// the network first. A document that is neither there nor kept is answered by a page that says so.
const kept = 'sakina-1'
const most = 300
// Fetched anew when this file changes.
const spare = 'sakina-offline-1'
const offlinePages = ['/offline.html', '/en/offline.html']
const offlinePageOf = (url) => offlinePages[/^\/en(\/|$)/.test(url.pathname) ? 1 : 0]

const publicAnswer =
  /^\/api\/(services|plans|nationalities|branches|terms|reviews|workers|delivery\/config)(\/|$)/

function isKept(url, request) {
  if (url.origin !== location.origin || request.method !== 'GET') return undefined
  if (/^\/(assets|icons)\//.test(url.pathname) || url.pathname === '/boot.js') return 'file'
  if (publicAnswer.test(url.pathname)) return request.headers.has('api-token') ? undefined : 'answer'
  if (/^\/(api|checkout|docs|ops)(\/|$)/.test(url.pathname)) return undefined
  return request.mode === 'navigate' ? 'document' : undefined
}

// A document is the same whatever its query is, except that of a plan. A response differs by language, as its Vary header
// says, so the cache compares the whole request.
const keyOf = (kind, url, request) => {
  if (kind === 'answer') return request
  if (kind !== 'document') return url.href
  const plan = url.searchParams.get('plan')
  return url.origin + url.pathname + (plan === null ? '' : `?plan=${encodeURIComponent(plan)}`)
}

async function trim(cache) {
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)))
}

async function keep(key, answer) {
  if (!answer.ok || answer.redirected) return
  const cache = await caches.open(kept)
  await cache.put(key, answer)
  await trim(cache)
}

async function networkFirst(kind, url, event) {
  const key = keyOf(kind, url, event.request)
  try {
    const answer = await fetch(event.request)
    event.waitUntil(keep(key, answer.clone()))
    return answer
  } catch (error) {
    const before = await caches.match(key, { ignoreVary: kind !== 'answer' })
    if (before) return before
    const offline = kind === 'document' && (await caches.match(offlinePageOf(url), { ignoreVary: true }))
    if (offline) return offline
    throw error
  }
}

async function keptFirst(url, event) {
  const before = await caches.match(url.href, { ignoreVary: true })
  if (before) return before
  const answer = await fetch(event.request)
  event.waitUntil(keep(url.href, answer.clone()))
  return answer
}

addEventListener('install', (event) => {
  void skipWaiting()
  // Without these pages the service worker still keeps what is visited.
  const fetched = caches.open(spare).then((cache) => cache.addAll(offlinePages))
  event.waitUntil(fetched.catch(() => undefined))
})

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name !== kept && name !== spare).map((name) => caches.delete(name)),
        ),
      ),
  )
})

addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  const kind = isKept(url, event.request)
  if (!kind) return
  const immutable = kind === 'file' && url.pathname.startsWith('/assets/')
  event.respondWith(immutable ? keptFirst(url, event) : networkFirst(kind, url, event))
})

async function keepFile(address) {
  const url = new URL(address)
  const kind = isKept(url, new Request(address))
  if (!kind || kind === 'answer') return
  await keep(keyOf(kind, url), await fetch(address))
}

// The page sends what it fetched before this service worker was active. Its document is kept last,
// so that a document in the cache always has its files.
async function keepPage([page, ...files]) {
  await Promise.allSettled(files.map(keepFile))
  if (page) await keep(keyOf('document', new URL(page)), await fetch(page))
}

addEventListener('message', (event) => {
  event.waitUntil(keepPage(Array.isArray(event.data?.keep) ? event.data.keep : []))
})

// Shows a notification that the server has pushed: a title and the page it leads to.
addEventListener('push', (event) => {
  const { title, url } = event.data?.json() ?? {}
  if (!title) return
  const isEnglish = /^\/en(\/|$)/.test(url)
  event.waitUntil(
    registration.showNotification(title, {
      lang: isEnglish ? 'en' : 'ar',
      dir: isEnglish ? 'ltr' : 'rtl',
      icon: '/icons/icon-192.png',
      // A second delivery replaces the first.
      tag: `${url} ${title}`,
      data: { url },
    }),
  )
})

async function openPage(url) {
  const target = new URL(url, location.origin)
  if (target.origin !== location.origin) return
  const [page] = await clients.matchAll({ type: 'window' })
  if (!page) return clients.openWindow(target.href)
  // A page that this service worker does not control cannot be navigated, so a new window opens.
  await page.focus()
  await page.navigate(target.href).catch(() => clients.openWindow(target.href))
}

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data?.url ?? '/'))
})
