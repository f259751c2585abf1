import { openDeviceStore } from '../storage/device-store.ts'
import { announceOutbox } from './outbox-channel.ts'
import type { Outgoing, Sent } from './outgoing.ts'

const WAITING = 'waiting'
const SENT = 'sent'
const run = openDeviceStore('kms-outbox', { [WAITING]: { keyPath: 'key' }, [SENT]: { keyPath: 'key' } })

const byAge = (a: Outgoing, b: Outgoing) => a.keptAt - b.keptAt
const write = async (store: string, act: (store: IDBObjectStore) => IDBRequest) => {
  await run(store, 'readwrite', act)
  announceOutbox()
}

/** What waits to be sent from this device, and what has been sent unseen. Every change is told to every window. */
export const deviceOutbox = {
  keep: (entry: Outgoing) => write(WAITING, (store) => store.put(entry)),
  drop: (key: string) => write(WAITING, (store) => store.delete(key)),
  /** Of everybody who uses this device, oldest first: what was written first is said first. */
  waiting: async () => (await run<Outgoing[]>(WAITING, 'readonly', (store) => store.getAll())).toSorted(byAge),
  noteSent: (sent: Sent) => write(SENT, (store) => store.put(sent)),
  forgetSent: (key: string) => write(SENT, (store) => store.delete(key)),
  sent: () => run<Sent[]>(SENT, 'readonly', (store) => store.getAll()),
}
export type DeviceOutbox = typeof deviceOutbox
