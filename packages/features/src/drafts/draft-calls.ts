import type { questions } from '@kms/contract'
import type { DraftFields } from './draft-fields.ts'
import type { OtherVersion } from './draft-machine.ts'

/** As it is sent: limits that an author may pass while writing are the server's to name. */
export const saveBody = (fields: DraftFields): DraftFields => ({ ...fields, title: fields.title.trim() })

/** The author's newest version on the server. */
export const versionOf = ({ questionType, draft, revision }: questions.OwnQuestion): OtherVersion => ({
  fields: {
    questionType,
    title: draft.title,
    content: draft.content,
    doc: draft.doc,
    sectionId: draft.sectionId,
    tagIds: draft.tagIds,
    catalogueCodes: draft.catalogueCodes,
  },
  revision,
  savedAt: draft.savedAt,
})
