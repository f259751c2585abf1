import type { Device } from '@kms/features/device/device'
import { questionBodyKey } from '@kms/features/questions/body-keys'
import type { PublishedPiece } from '@kms/features/questions/load-question-detail'
import { Breadcrumbs } from '@kms/ui/Breadcrumbs'
import { questionCopy } from '@kms/ui/copy/question.copy'
import { Suspense } from 'react'
import { lazyPart } from '../shell/lazy-part.ts'
import { PostBody } from './PostBody.tsx'
import { questionCrumbs } from './question-crumbs.ts'
import type { Bodies } from './question.loaders.ts'
import { QuestionByline } from './QuestionByline.tsx'
import { QuestionChips } from './QuestionChips.tsx'
import { ResultLine } from './ResultLine.tsx'
import { ReviewNotice } from './ReviewNotice.tsx'

const PieceTools = lazyPart(async () => (await import('./PieceTools.tsx')).PieceTools)
const ContinueReading = lazyPart(async () => (await import('./ContinueReading.tsx')).ContinueReading)

type Props = { page: PublishedPiece; bodies: Bodies; device: Device }

/** The question or article itself: result first, then its own words. */
export function PieceArticle({ page: { piece, own }, bodies, device }: Props) {
  const { id, questionType, can } = piece
  const bodyKey = questionBodyKey(id)
  return (
    <article className="card detail">
      <Breadcrumbs label={questionCopy.list} crumbs={questionCrumbs(device, piece.path, true)} />
      <h1>{piece.title}</h1>
      <QuestionChips piece={piece} device={device} />
      {own && <ReviewNotice {...own} isNewVersion />}
      <ResultLine piece={piece} />
      <QuestionByline piece={piece} />
      <PostBody bodyKey={bodyKey} html={bodies?.[bodyKey]} />
      {(can.edit || can.delete) && (
        <Suspense>
          <PieceTools
            id={id}
            questionType={questionType}
            canEdit={can.edit}
            canDelete={can.delete}
            canMerge={can.merge}
            hasHistory={can.readHistory && piece.editedAt !== null}
          />
        </Suspense>
      )}
      {questionType !== 0 && (
        <Suspense>
          <ContinueReading key={id} id={id} bodyId={bodyKey} />
        </Suspense>
      )}
    </article>
  )
}
