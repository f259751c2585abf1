import { isDirty, type Draft } from './draft-machine.ts'

export type SaveState =
  'nothing' | 'saved' | 'saving' | 'offline' | 'queued' | 'publishing' | 'signedOut' | 'conflict' | 'away' | 'refused'

/** The one word that stands beside the title. */
export function saveState(draft: Draft): SaveState {
  const { trouble, busy, wantsPublish } = draft
  if (draft.other) return 'conflict'
  if (trouble?.kind === 'signedOut' || trouble?.kind === 'refused') return trouble.kind
  if (wantsPublish) return trouble || draft.uploading > 0 ? 'queued' : 'publishing'
  if (trouble) return trouble.kind
  if (busy === 'saving') return 'saving'
  if (isDirty(draft)) return draft.id === null && draft.lastChangeAt === null ? 'nothing' : 'saving'
  return draft.savedAt === null ? 'nothing' : 'saved'
}
