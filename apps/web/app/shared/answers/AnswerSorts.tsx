import { questionCopy } from '@kms/ui/copy/question.copy'
import { useState } from 'react'

const SORTS = ['hot', 'time'] as const
type Sort = (typeof SORTS)[number]

type Props = { sort: Sort; choose: (sort: Sort) => Promise<void> }

export function AnswerSorts({ sort, choose }: Props) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const change = (name: Sort) => {
    setState('loading')
    choose(name).then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }
  return (
    <div className="answer-sorts" role="group" aria-label={questionCopy.sortLabel}>
      {state === 'failed' && <span role="alert">{questionCopy.loadFailed}</span>}
      {SORTS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === sort}
          disabled={state === 'loading'}
          onClick={() => name !== sort && change(name)}
        >
          {questionCopy.sort[name]}
        </button>
      ))}
    </div>
  )
}
