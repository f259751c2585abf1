import { signInPath } from '@kms/features/faq/faq-paths'
import type { Piece } from '@kms/features/questions/load-question-detail'
import { questionCopy } from '@kms/ui/copy/question.copy'
import { Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { lazyPart } from '../shell/lazy-part.ts'
import { useDevice } from '../use-device.ts'
import { useViewer } from '../use-viewer.ts'

const AnswerBox = lazyPart(async () => (await import('../answers/AnswerBox.tsx')).AnswerBox)

/** Members write here; visitors are led to sign-in and back. */
export function WriteAnswer({ piece }: { piece: Piece }) {
  const isMember = useViewer() !== null
  const device = useDevice()
  const { pathname } = useLocation()
  if (isMember) {
    return piece.can.answer ? (
      <Suspense>
        <AnswerBox piece={piece} />
      </Suspense>
    ) : null
  }
  return (
    <p className="card answer-box" id="write">
      <Link className="button outline" to={signInPath(device, pathname)}>
        {questionCopy.answerBySignIn}
      </Link>
    </p>
  )
}
