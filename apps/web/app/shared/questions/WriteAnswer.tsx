import { signInPath } from '@kms/features/faq/faq-paths'
import type { Piece } from '@kms/features/questions/load-question-detail'
import { questionCopy } from '@kms/ui/copy/question.copy'
import { Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { lazyPart } from '../shell/lazy-part.ts'
import { useDevice } from '../use-device.ts'
import { useViewer } from '../use-viewer.ts'

// For the few who are asked to answer.
const OfferStrip = lazyPart(async () => (await import('../offers/OfferStrip.tsx')).OfferStrip)
const AnswerBox = lazyPart(async () => (await import('../answers/AnswerBox.tsx')).AnswerBox)

/** Members write here; visitors are led to sign-in and back. */
export function WriteAnswer({ piece }: { piece: Piece }) {
  const viewer = useViewer()
  const device = useDevice()
  const { pathname } = useLocation()
  if (viewer) {
    return piece.can.answer ? (
      <Suspense>
        {(viewer.isBigV || /staff|expert/.test(viewer.roles.join())) && <OfferStrip questionId={piece.id} />}
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
