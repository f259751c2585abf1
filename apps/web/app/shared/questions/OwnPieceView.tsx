import { questionBodyKey } from '@kms/features/questions/body-keys'
import type { OwnPiece } from '@kms/features/questions/load-question-detail'
import { PieceTools } from './PieceTools.tsx'
import { PostBody } from './PostBody.tsx'
import type { Bodies } from './question.loaders.ts'
import { ReviewNotice } from './ReviewNotice.tsx'
import { TimeText } from './TimeText.tsx'

/** What its author sees before anybody else does. */
export const OwnPieceView = ({ page: { own, title, questionType }, bodies }: { page: OwnPiece; bodies: Bodies }) => (
  <article className="card detail">
    <h1>{title}</h1>
    <ReviewNotice state={own.state} reason={own.reason} />
    <p className="byline">
      <TimeText at={own.savedAt} />
    </p>
    <PostBody bodyKey={questionBodyKey(own.id)} html={bodies?.[questionBodyKey(own.id)]} />
    <PieceTools id={own.id} questionType={questionType} canEdit={own.canEdit} canDelete={own.canDelete} />
  </article>
)
