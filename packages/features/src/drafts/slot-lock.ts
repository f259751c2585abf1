const name = (slot: string) => `kms-draft-${slot}`

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
