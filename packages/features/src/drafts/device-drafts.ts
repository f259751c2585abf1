import type { Draft } from './draft-machine.ts'

/** A draft as it lies on the device; `slot` belongs to one window. */
export type DeviceDraft = { slot: string; memberId: string; keptAt: number; draft: Draft }

const DATABASE = 'kms-drafts'
const DRAFTS = 'drafts'
const FILES = 'files'

/** Before it is certain that IndexedDB has them: what a closing window writes must be written at once. */
const LAST_WORDS = 'kms-draft-'

function lastWords(): DeviceDraft[] {
  const slots = Object.keys(localStorage).filter((name) => name.startsWith(LAST_WORDS))
  return slots.map((name) => JSON.parse(localStorage.getItem(name) ?? '') as DeviceDraft)
}

/** The newer of the two for each slot. */
export function newestOfEach(entries: readonly DeviceDraft[]): DeviceDraft[] {
  const newest = new Map<string, DeviceDraft>()
  for (const entry of entries) {
    const known = newest.get(entry.slot)
    if (!known || known.keptAt <= entry.keptAt) newest.set(entry.slot, entry)
  }
  return [...newest.values()].toSorted((a, b) => b.keptAt - a.keptAt)
}

let opening: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(DRAFTS, { keyPath: 'slot' })
      request.result.createObjectStore(FILES)
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('no device store')))
  })
  // Asked again next time: a private window may have refused.
  opening.catch(() => (opening = undefined))
  return opening
}

async function run<T>(store: string, mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>) {
  const database = await open()
  return new Promise<T>((resolve, reject) => {
    const request = act(database.transaction(store, mode).objectStore(store))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('device store failed')))
  })
}

/** Drafts and files that wait, in IndexedDB: they outlive the window, the browser and the network. */
export const deviceDrafts = {
  async keep(entry: DeviceDraft) {
    await run(DRAFTS, 'readwrite', (store) => store.put(entry))
    localStorage.removeItem(LAST_WORDS + entry.slot)
  },
  /** Without waiting; too large for it, the draft is kept the other way alone. */
  keepAtOnce(entry: DeviceDraft) {
    try {
      localStorage.setItem(LAST_WORDS + entry.slot, JSON.stringify(entry))
    } catch {
      localStorage.removeItem(LAST_WORDS + entry.slot)
    }
  },
  async drop(slot: string) {
    localStorage.removeItem(LAST_WORDS + slot)
    await run(DRAFTS, 'readwrite', (store) => store.delete(slot))
  },
  async read(slot: string): Promise<DeviceDraft | undefined> {
    const kept = await run<DeviceDraft | undefined>(DRAFTS, 'readonly', (store) => store.get(slot))
    return newestOfEach([...(kept ? [kept] : []), ...lastWords()]).find((entry) => entry.slot === slot)
  },
  /** Somebody else's drafts on a shared device stay his own. */
  async list(memberId: string): Promise<DeviceDraft[]> {
    const all = await run<DeviceDraft[]>(DRAFTS, 'readonly', (store) => store.getAll())
    return newestOfEach([...all, ...lastWords()]).filter((entry) => entry.memberId === memberId)
  },
  keepFile: async (id: string, file: File) => void (await run(FILES, 'readwrite', (store) => store.put(file, id))),
  keptFile: (id: string) => run<File | undefined>(FILES, 'readonly', (store) => store.get(id)),
  dropFile: (id: string) => run(FILES, 'readwrite', (store) => store.delete(id)),
}
export type DeviceDrafts = typeof deviceDrafts
