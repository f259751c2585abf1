/** The tag under which the browser wakes the service worker when the network is back. */
export const SYNC_TAG = 'kms-outbox'

const MARK = 'kms-unsent'

type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }

/** Something waits on this device: every later page of it looks, and so does the service worker, also without a page. */
export async function noteUnsent() {
  try {
    localStorage.setItem(MARK, '1')
    const registration = (await navigator.serviceWorker?.getRegistration('/kms/')) as WithSync | undefined
    await registration?.sync?.register(SYNC_TAG)
  } catch {
    // No storage or no background sync here: the next page of a member looks anyway.
  }
}

export function mayHaveUnsent(): boolean {
  try {
    return localStorage.getItem(MARK) !== null
  } catch {
    return false
  }
}

export const nothingUnsent = () => localStorage.removeItem(MARK)
