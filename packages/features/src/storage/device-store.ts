type Stores = Record<string, IDBObjectStoreParameters>

/** One IndexedDB database of this device, opened with its first use. Resolves when what was written is on the disk's way. */
export function openDeviceStore(database: string, stores: Stores) {
  let opening: Promise<IDBDatabase> | undefined

  function open(): Promise<IDBDatabase> {
    opening ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(database, 1)
      request.addEventListener('upgradeneeded', () => {
        for (const [name, parameters] of Object.entries(stores)) request.result.createObjectStore(name, parameters)
      })
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('no device store')))
    })
    // Asked again next time: a private window may have refused.
    opening.catch(() => (opening = undefined))
    return opening
  }

  return async function run<T>(
    name: string,
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    const transaction = (await open()).transaction(name, mode)
    return new Promise<T>((resolve, reject) => {
      const request = act(transaction.objectStore(name))
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('device store failed')))
    })
  }
}
