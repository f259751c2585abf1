import type { Trouble } from '@kms/features/drafts/draft-machine'
import { questionActsCopy } from '@kms/ui/copy/question-acts.copy'

const { write } = questionActsCopy

type Props = {
  state: 'idle' | 'wanted' | 'sending'
  trouble: Trouble | null
  isPending: boolean
  wasRestored: boolean
}

/** What became of the words, in one line beside the button. */
export function AnswerOutcome({ state, trouble, isPending, wasRestored }: Props) {
  const failure =
    trouble?.kind === 'refused' ? write.refused(trouble.reason) : trouble?.kind === 'away' ? write.failed : ''
  return (
    <>
      <span role="status">
        {state === 'wanted' ? write.queuedHint : isPending ? write.pending : wasRestored && !failure && write.restored}
      </span>
      <span role="alert">{failure}</span>
    </>
  )
}
