import {
  mergePath,
  NEWEST_VERSIONS,
  questionEditPath,
  questionLabelPath,
  questionListPath,
} from '@kms/features/questions/question-paths'
import { ConfirmDialog } from '@kms/ui/ConfirmDialog'
import { questionActsCopy } from '@kms/ui/copy/question-acts.copy'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useDevice } from '../use-device.ts'
import { browserApi } from './question-calls.ts'

const { tools } = questionActsCopy

export type PieceToolsProps = {
  id: string
  questionType: 0 | 1
  canEdit: boolean
  canDelete: boolean
  /** Looks after the place: says which pieces are one, in the console. */
  canMerge?: boolean
  /** More than one version was before readers, and this reader may look at them. */
  hasHistory?: boolean
}

/** What the author, or who looks after the place, may do with the piece. */
export function PieceTools({
  id,
  questionType,
  canEdit,
  canDelete,
  canMerge = false,
  hasHistory = false,
}: PieceToolsProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'sending' | 'failed'>('idle')
  const device = useDevice()
  const navigate = useNavigate()
  const kind = questionType === 0 ? 'question' : 'article'
  const remove = async () => {
    setState('sending')
    try {
      await (await browserApi()).deleteQuestion({ params: { id } })
      await navigate(questionListPath(device), { replace: true })
    } catch {
      setState('failed')
    }
  }
  return (
    <div className="piece-tools" role="group" aria-label={tools.label}>
      {canEdit && (
        <Link className="button small" to={questionEditPath(device, id)}>
          {tools.edit}
        </Link>
      )}
      {canEdit && device === 'pc' && (
        <Link className="button small" to={questionLabelPath(id)}>
          {tools.labels}
        </Link>
      )}
      {hasHistory && (
        <Link className="button small" to={NEWEST_VERSIONS}>
          {tools.history}
        </Link>
      )}
      {canMerge && (
        <a className="button small" href={mergePath(id)}>
          {tools.merge}
        </a>
      )}
      {canDelete && (
        <button
          type="button"
          className="button small"
          disabled={state === 'sending'}
          onClick={() => setState('asking')}
        >
          {tools.delete[kind]}
        </button>
      )}
      {state === 'failed' && <span role="alert">{tools.failed}</span>}
      {state === 'asking' && (
        <ConfirmDialog
          danger
          title={tools.deleteAsk[kind]}
          act={tools.delete[kind]}
          cancelLabel={tools.cancel}
          onConfirm={() => void remove()}
          onClose={() => setState((now) => (now === 'asking' ? 'idle' : now))}
        />
      )}
    </div>
  )
}
