import { createApi } from '@kms/api-client'
import { deliver } from '@kms/features/outbox/deliver'
import { SYNC_TAG } from '@kms/features/outbox/note-unsent'
import { answerNavigation, isPage } from './navigation.ts'
import { dropOldCopies, styleCopy } from './page-copies.ts'

/**
 * Sends what was written offline, also when no page is open, and answers navigations that the network does not. Everything
 * else goes past it. It depends on no page's version, so a new one takes over at once.
 */
declare const self: ServiceWorkerGlobalScope

type SyncEvent = ExtendableEvent & { tag: string }

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => {
  const ready = [dropOldCopies(), self.clients.claim(), self.registration.navigationPreload?.enable()]
  event.waitUntil(Promise.all(ready))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  if (request.mode === 'navigate' && isPage(new URL(request.url))) event.respondWith(answerNavigation(event))
  else if (request.destination === 'style') event.respondWith(styleCopy(request))
})

/** The session's cookie says who is there: the worker keeps no token, and asks for one each time. */
const askToken = () => createApi({ base: '/kms' }).getOAuthToken({})

async function sendWaiting() {
  const delivery = await deliver(askToken).catch((error: { status?: number }) => {
    // Nobody is signed in: what waits is sent from a page after the next sign-in.
    if (error.status === 401) return 'signIn' as const
    throw error
  })
  // A rejection makes the browser wake this worker again later.
  if (delivery === 'later') throw new Error('not sent yet')
}

self.addEventListener('sync' as 'message', (event: unknown) => {
  const { tag, waitUntil } = event as SyncEvent
  if (tag === SYNC_TAG) waitUntil.call(event, sendWaiting())
})
