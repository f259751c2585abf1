import type { questions } from '@kms/contract'
import type { DeviceDraft } from './device-drafts.ts'

/** What this device has of a piece and the server has not. */
export type Unsent = { slot: string; queued: boolean; refusal: string | null }

/** A row of the draft box. `id` is null for what the server has never seen. */
export type BoxRow = Omit<questions.DraftRow, 'id' | 'revision'> & { id: string | null; unsent: Unsent | null }

const unsentOf = ({ slot, draft }: DeviceDraft): Unsent => ({
  slot,
  queued: draft.wantsPublish,
  refusal: draft.trouble?.kind === 'refused' ? draft.trouble.reason : null,
})

const deviceRow = (entry: DeviceDraft): BoxRow => ({
  id: entry.draft.id,
  unsent: unsentOf(entry),
  questionType: entry.draft.fields.questionType,
  state: 'draft',
  reason: null,
  isPublished: false,
  title: entry.draft.fields.title,
  excerpt: '',
  savedAt: new Date(entry.keptAt).toISOString(),
})

/** Each piece once, with where its newest words are; what the server does not know comes first. */
export function draftRows(records: readonly questions.DraftRow[], device: readonly DeviceDraft[]): BoxRow[] {
  const known = new Set(records.map(({ id }) => id))
  const only = device.filter(({ draft }) => draft.id === null || !known.has(draft.id))
  const both = records.map(({ revision: _, ...record }): BoxRow => {
    const newer = device.find(({ draft }) => draft.id === record.id)
    if (!newer) return { ...record, unsent: null }
    const { title, savedAt } = deviceRow(newer)
    return { ...record, title, savedAt, unsent: unsentOf(newer) }
  })
  return [...only.map(deviceRow), ...both]
}
