import type { FastifyInstance } from 'fastify'

/** The worker asks our own API and pages, and nobody else. */
const POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** Takes the place of a worker that must go: clears up behind it and leaves the browser without one. */
export const RETIRING_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const clear = caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith('kms-')).map((name) => caches.delete(name))))
  event.waitUntil(clear.then(() => self.registration.unregister()))
})
`

type Options = {
  /** The built worker; undefined in development, where there is none. */
  script: string | undefined
  /** The kill switch: SERVICE_WORKER=off. */
  isOn: boolean
  headers: Readonly<Record<string, string>>
}

/** Browsers ask for it again with every visit, so what is sent here reaches every device within a day. */
export function registerWorkerRoute(app: FastifyInstance, { script, isOn, headers }: Options) {
  if (script === undefined) return
  app.get('/kms/sw.js', (_request, reply) =>
    reply
      .headers({
        ...headers,
        'content-security-policy': POLICY,
        'cache-control': 'no-cache',
        'service-worker-allowed': '/kms/',
      })
      .type('text/javascript; charset=utf-8')
      .send(isOn ? script : RETIRING_WORKER),
  )
}
