import { openDeviceStore } from '../storage/device-store.ts'
import type { Draft } from './draft-machine.ts'

/** A draft as it lies on the device; `slot` belongs to one window. */
export type DeviceDraft = { slot: string; memberId: string; keptAt: number; draft: Draft }

const DRAFTS = 'drafts'
const FILES = 'files'
const run = openDeviceStore('kms-drafts', { [DRAFTS]: { keyPath: 'slot' }, [FILES]: {} })

/** Before it is certain that IndexedDB has them: what a closing window writes must be written at once. */
const LAST_WORDS = 'kms-draft-'

/** A service worker has no localStorage; the page settles what lies there. */
const canReadLastWords = 'localStorage' in globalThis

function lastWords(): DeviceDraft[] {
  if (!canReadLastWords) return []
  const slots = Object.keys(localStorage).filter((name) => name.startsWith(LAST_WORDS))
  return slots.map((name) => JSON.parse(localStorage.getItem(name) ?? '') as DeviceDraft)
}

function forgetLastWords(slot: string) {
  if (canReadLastWords) localStorage.removeItem(LAST_WORDS + slot)
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

/** What a piece was published as, perhaps by the service worker, which can't see last words. */
export type PublishedSlot = { slot: string; id: string; revision: number; version: number }

const codeKey = (fileId: string) => `${fileId}:code`

/** Words that came after those that were published are a change of the published piece, never a second one. */
export function afterPublishing(entry: DeviceDraft, { id, revision, version }: PublishedSlot): DeviceDraft | undefined {
  if (entry.draft.version <= version) return undefined
  const settled = { id, revision, savedVersion: version, sent: null, busy: null, wantsPublish: false }
  return { ...entry, draft: { ...entry.draft, ...settled } }
}

/** Drafts and files that wait, in IndexedDB: they outlive the window, the browser and the network. */
export const deviceDrafts = {
  async keep(entry: DeviceDraft) {
    await run(DRAFTS, 'readwrite', (store) => store.put(entry))
    forgetLastWords(entry.slot)
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
    forgetLastWords(slot)
    await run(DRAFTS, 'readwrite', (store) => store.delete(slot))
  },
  async settleLastWords(published: PublishedSlot) {
    const words = lastWords().find(({ slot }) => slot === published.slot)
    const later = words && afterPublishing(words, published)
    if (later) await deviceDrafts.keep(later)
    else forgetLastWords(published.slot)
  },
  async read(slot: string): Promise<DeviceDraft | undefined> {
    const kept = await run<DeviceDraft | undefined>(DRAFTS, 'readonly', (store) => store.get(slot))
    return newestOfEach([...(kept ? [kept] : []), ...lastWords()]).find((entry) => entry.slot === slot)
  },
  /** Of everybody who uses this device; to be counted, not shown. */
  async everybodys(): Promise<DeviceDraft[]> {
    const all = await run<DeviceDraft[]>(DRAFTS, 'readonly', (store) => store.getAll())
    return newestOfEach([...all, ...lastWords()])
  },
  /** Somebody else's drafts on a shared device stay his own. */
  async list(memberId: string): Promise<DeviceDraft[]> {
    return (await deviceDrafts.everybodys()).filter((entry) => entry.memberId === memberId)
  },
  keepFile: async (id: string, file: File) => void (await run(FILES, 'readwrite', (store) => store.put(file, id))),
  keptFile: (id: string) => run<File | undefined>(FILES, 'readonly', (store) => store.get(id)),
  /** Under which code the server knows what has been sent of a file; beside the file, which is too large to be written again. */
  keepFileCode: async (id: string, code: string) =>
    void (await run(FILES, 'readwrite', (store) => store.put(code, codeKey(id)))),
  keptFileCode: (id: string) => run<string | undefined>(FILES, 'readonly', (store) => store.get(codeKey(id))),
  dropFile: (id: string) => run(FILES, 'readwrite', (store) => store.delete(IDBKeyRange.bound(id, codeKey(id)))),
}
export type DeviceDrafts = typeof deviceDrafts
