import { useEffect, useState } from 'react'
import type { DeviceDraft } from './device-drafts.ts'
import { unsentOnDevice } from './use-draft-box.ts'

/** What was left unsaved on this device when a window was closed or killed, of one kind; asked once. */
export function useUnsentDrafts(memberId: string, questionType: 0 | 1): DeviceDraft[] {
  const [entries, setEntries] = useState<DeviceDraft[]>([])
  useEffect(() => {
    let over = false
    void unsentOnDevice(memberId).then(
      (all) => over || setEntries(all.filter(({ draft }) => draft.fields.questionType === questionType)),
    )
    return () => {
      over = true
    }
  }, [memberId, questionType])
  return entries
}
