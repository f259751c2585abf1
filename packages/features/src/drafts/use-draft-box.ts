import type { Api } from '@kms/api-client'
import type { questions } from '@kms/contract'
import { useCallback, useEffect, useState } from 'react'
import { deviceDrafts, type DeviceDraft } from './device-drafts.ts'
import { draftRows, type BoxRow } from './draft-rows.ts'
import { unsentDrafts } from './open-draft.ts'
import { heldSlots } from './slot-lock.ts'

export type BoxApi = Pick<Api, 'listQuestionDrafts' | 'deleteQuestion'>

export const DRAFTS_PER_PAGE = 20

type Box = {
  records: questions.DraftRow[]
  device: DeviceDraft[]
  cursor: string | null
  state: 'loading' | 'ready' | 'failed'
}

/** Those of this member. */
export const unsentOnDevice = (memberId: string) => unsentDrafts({ device: deviceDrafts, memberId, held: heldSlots })

export function useDraftBox(api: BoxApi, memberId: string) {
  const [box, setBox] = useState<Box>({ records: [], device: [], cursor: null, state: 'loading' })

  const load = useCallback(
    (cursor: string | null) =>
      api.listQuestionDrafts({ query: { size: DRAFTS_PER_PAGE, ...(cursor && { cursor }) } }).then(
        ({ records, nextCursor }) =>
          setBox((before) => ({
            ...before,
            records: [...before.records, ...records],
            cursor: nextCursor,
            state: 'ready',
          })),
        () => setBox((before) => ({ ...before, cursor, state: 'failed' })),
      ),
    [api],
  )
  useEffect(() => {
    let over = false
    void unsentOnDevice(memberId)
      .then((device) => over || setBox({ records: [], device, cursor: null, state: 'loading' }))
      .then(() => (over ? undefined : load(null)))
    return () => {
      over = true
    }
  }, [load, memberId])

  return {
    rows: draftRows(box.records, box.device),
    state: box.state,
    /** Undefined when there is nothing more. */
    more: box.state === 'failed' || box.cursor !== null ? () => void load(box.cursor) : undefined,
    /** Everywhere: a copy on the device would come back as a draft of nothing. */
    async remove({ id, unsent }: BoxRow) {
      if (id !== null) await api.deleteQuestion({ params: { id } })
      if (unsent) await deviceDrafts.drop(unsent.slot)
      setBox((before) => ({
        ...before,
        records: before.records.filter((record) => record.id !== id),
        device: before.device.filter(({ slot }) => slot !== unsent?.slot),
      }))
    },
  }
}
