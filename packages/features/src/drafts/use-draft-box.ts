import type { Api } from '@kms/api-client'
import type { questions } from '@kms/contract'
import { useCallback, useEffect, useState } from 'react'
import { deviceDrafts } from './device-drafts.ts'
import { unsentDrafts } from './open-draft.ts'

/** A row of the server, or (`slot`) one that only this device has. */
export type BoxRow = Omit<questions.DraftRow, 'revision'> & { slot: string | null }
export type BoxApi = Pick<Api, 'listQuestionDrafts' | 'deleteQuestion'>

export const DRAFTS_PER_PAGE = 20

type Box = { rows: BoxRow[]; cursor: string | null; state: 'loading' | 'ready' | 'failed' }

async function onDevice(memberId: string): Promise<BoxRow[]> {
  const entries = await unsentDrafts({ device: deviceDrafts, memberId })
  return entries.map(({ slot, keptAt, draft: { fields } }) => ({
    id: slot,
    slot,
    questionType: fields.questionType,
    state: 'draft',
    reason: null,
    isPublished: false,
    title: fields.title,
    excerpt: '',
    savedAt: new Date(keptAt).toISOString(),
  }))
}

export function useDraftBox(api: BoxApi, memberId: string) {
  const [box, setBox] = useState<Box>({ rows: [], cursor: null, state: 'loading' })

  const load = useCallback(
    (cursor: string | null) =>
      api.listQuestionDrafts({ query: { size: DRAFTS_PER_PAGE, ...(cursor && { cursor }) } }).then(
        ({ records, nextCursor }) =>
          setBox(({ rows }) => ({
            rows: [...rows, ...records.map((row) => ({ ...row, slot: null }))],
            cursor: nextCursor,
            state: 'ready',
          })),
        () => setBox((before) => ({ ...before, cursor, state: 'failed' })),
      ),
    [api],
  )
  useEffect(() => {
    let over = false
    void onDevice(memberId)
      .then((rows) => over || setBox({ rows, cursor: null, state: 'loading' }))
      .then(() => (over ? undefined : load(null)))
    return () => {
      over = true
    }
  }, [load, memberId])

  return {
    rows: box.rows,
    state: box.state,
    /** Undefined when there is nothing more. */
    more: box.state === 'failed' || box.cursor !== null ? () => void load(box.cursor) : undefined,
    async remove(row: BoxRow) {
      if (row.slot) await deviceDrafts.drop(row.slot)
      else await api.deleteQuestion({ params: { id: row.id } })
      setBox((before) => ({ ...before, rows: before.rows.filter((other) => other !== row) }))
    },
  }
}
