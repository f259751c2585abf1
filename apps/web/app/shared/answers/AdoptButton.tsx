import { questionActsCopy } from '@kms/ui/copy/question-acts.copy'
import { ConfirmDialog } from '@kms/ui/ConfirmDialog'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../questions/question-calls.ts'

const { tools } = questionActsCopy

type Props = { answerId: string; instead: boolean }

/** The asker adopts an answer, or another one instead. */
export function AdoptButton({ answerId, instead }: Props) {
  const [state, setState] = useState<'idle' | 'asking' | 'sending' | 'failed'>('idle')
  const { revalidate } = useRevalidator()
  const act = instead ? tools.adoptInstead : tools.adopt
  const adopt = async () => {
    setState('sending')
    try {
      await (await browserApi()).setBestAnswer({ params: { id: answerId } })
      await revalidate()
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <button
        type="button"
        className="button small outline"
        disabled={state === 'sending'}
        onClick={() => setState('asking')}
      >
        {act}
      </button>
      {state === 'failed' && (
        <span className="mark-failed" role="alert">
          {tools.failed}
        </span>
      )}
      {state === 'asking' && (
        <ConfirmDialog
          title={tools.adoptAsk}
          act={act}
          cancelLabel={tools.cancel}
          onConfirm={() => void adopt()}
          onClose={() => setState((now) => (now === 'asking' ? 'idle' : now))}
        />
      )}
    </>
  )
}
