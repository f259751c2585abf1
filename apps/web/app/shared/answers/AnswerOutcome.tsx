import type { AnswerTrouble } from '@kms/features/answers/use-answer-writing'
import { questionActsCopy } from '@kms/ui/copy/question-acts.copy'

const { write } = questionActsCopy

type Props = {
  state: 'idle' | 'wanted' | 'sending'
  trouble: AnswerTrouble | null
  isPending: boolean
  wasRestored: boolean
}

/** What became of the words, in one line beside the button. */
export function AnswerOutcome({ state, trouble, isPending, wasRestored }: Props) {
  const failure =
    trouble?.kind === 'refused' ? write.refused(trouble.reason) : trouble?.kind === 'failed' ? write.failed : ''
  const status =
    (state === 'wanted' && write.queuedHint) ||
    (trouble?.kind === 'kept' && write.kept) ||
    (isPending && write.pending) ||
    (wasRestored && write.restored)
  return (
    <>
      <span role="status">{failure === '' && status}</span>
      <span role="alert">{failure}</span>
    </>
  )
}
