import type { DeviceDrafts } from './device-drafts.ts'
import type { Draft } from './draft-machine.ts'
import { openDraftSession, type DraftApi, type DraftSession } from './draft-session.ts'
import type { takeSlot } from './slot-lock.ts'

type Options = {
  device: Pick<DeviceDrafts, 'list' | 'keep' | 'keepAtOnce' | 'drop'>
  take: typeof takeSlot
  api: DraftApi
  memberId: string
  onPublished: (draft: Draft & { id: string }, slot: string) => Promise<void>
}

/** Only the page can send pictures and only its author can settle a conflict; what has neither can go out without them. */
const canGoOut = (draft: Draft) => draft.wantsPublish && !draft.outcome && !draft.other && draft.uploading === 0

/** Publishes what was left waiting by windows that are gone, by the same machine and with the same keys as they would. */
export async function publishWaiting({ device, take, api, memberId, onPublished }: Options): Promise<Draft[]> {
  const left: Draft[] = []
  for (const { slot, draft } of await device.list(memberId)) {
    if (!canGoOut(draft)) continue
    const release = await take(slot)
    if (!release) continue
    try {
      const session = openDraftSession({ slot, memberId, draft, api, device, isOnline: () => true })
      const after = await settled(session)
      if (after.outcome && after.id !== null) await onPublished({ ...after, id: after.id }, slot)
      else left.push(after)
      await session.close()
    } finally {
      release()
    }
  }
  return left
}

const isSettled = (draft: Draft) => Boolean(draft.outcome ?? draft.other ?? draft.trouble) || !draft.wantsPublish

function settled(session: DraftSession): Promise<Draft> {
  return new Promise((resolve) => {
    const look = () => isSettled(session.get()) && resolve(session.get())
    session.subscribe(look)
    look()
  })
}
