import { useEffect, useState } from 'react'
import type { DeviceDraft } from './device-drafts.ts'
import { unsentOnDevice } from './use-draft-box.ts'

/** Goes out by itself; nobody has to go on with it. */
const isOnItsWay = ({ draft }: DeviceDraft) => draft.wantsPublish && draft.uploading === 0

/** What was left unsaved on this device when a window was closed or killed, of one kind; asked once. */
export function useUnsentDrafts(memberId: string, questionType: 0 | 1): DeviceDraft[] {
  const [entries, setEntries] = useState<DeviceDraft[]>([])
  useEffect(() => {
    let over = false
    void unsentOnDevice(memberId).then(
      (all) =>
        over ||
        setEntries(all.filter((entry) => entry.draft.fields.questionType === questionType && !isOnItsWay(entry))),
    )
    return () => {
      over = true
    }
  }, [memberId, questionType])
  return entries
}
