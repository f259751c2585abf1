import { onOutboxChange } from './outbox-channel.ts'
import type { Delivery } from './send-outgoing.ts'

const FIRST_RETRY_MS = 5_000
const LAST_RETRY_MS = 5 * 60_000

type Options = {
  /** Sends what waits, if anything does. */
  send: () => Promise<Delivery>
  onDelivery: (delivery: Delivery) => void
}

/** Tries now, when the network comes back, when the reader does and when something new waits; between these ever more rarely. */
export function runOutbox({ send, onDelivery }: Options): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryMs = FIRST_RETRY_MS
  let stopped = false

  async function attempt() {
    clearTimeout(timer)
    const delivery = await send().catch((): Delivery => 'later')
    if (stopped) return
    onDelivery(delivery)
    if (delivery !== 'later') return void (retryMs = FIRST_RETRY_MS)
    timer = setTimeout(start, retryMs)
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS)
  }
  const start = () => void attempt()
  const startIfSeen = () => document.visibilityState === 'visible' && start()

  window.addEventListener('online', start)
  document.addEventListener('visibilitychange', startIfSeen)
  const stopListening = onOutboxChange(start)
  start()
  return () => {
    stopped = true
    clearTimeout(timer)
    window.removeEventListener('online', start)
    document.removeEventListener('visibilitychange', startIfSeen)
    stopListening()
  }
}
