const PREFIX = 'kms-draft-'
const name = (slot: string) => PREFIX + slot

/** Takes a draft of the device for this window; false when another window has it open. Released by the returned function. */
export async function takeSlot(slot: string): Promise<(() => void) | false> {
  const { locks } = navigator
  if (!locks) return () => undefined
  return new Promise((resolve) => {
    locks
      .request(name(slot), { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(false)
        return new Promise<void>((release) => resolve(() => release()))
      })
      .catch(() => resolve(() => undefined))
  })
}

/** The drafts that some window has open, this one's too. */
export async function heldSlots(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.map((lock) => (lock.name ?? '').slice(PREFIX.length)))
}
