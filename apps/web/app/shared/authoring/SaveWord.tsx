import type { Draft } from '@kms/features/drafts/draft-machine'
import { saveState } from '@kms/features/drafts/save-state'
import { authoringCopy as copy } from '@kms/ui/copy/authoring.copy'
import { clockTime } from './clock-time.ts'

function wordOf(draft: Draft): string {
  const state = saveState(draft)
  if (state === 'saved') return draft.savedAt === null ? '' : copy.state.saved(clockTime(draft.savedAt))
  if (state === 'refused') return copy.state.refused(draft.trouble?.kind === 'refused' ? draft.trouble.reason : '')
  return copy.state[state]
}

/** Where the words are right now; always a sentence, never a colour alone. */
export const SaveWord = ({ draft }: { draft: Draft }) => (
  <p className="save-word" role="status" data-state={saveState(draft)}>
    {wordOf(draft)}
  </p>
)
