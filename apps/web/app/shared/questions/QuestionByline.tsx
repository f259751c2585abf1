import type { Piece } from '@kms/features/questions/load-question-detail'
import { Avatar } from '@kms/ui/Avatar'
import { questionCopy } from '@kms/ui/copy/question.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { Icon } from '@kms/ui/Icon'
import { EditedMark } from './EditedMark.tsx'
import { PersonName } from './PersonName.tsx'
import { TimeText } from './TimeText.tsx'

export const QuestionByline = ({ piece }: { piece: Piece }) => (
  <div className="byline">
    <Avatar name={piece.author.nickname} size={24} />
    <PersonName person={piece.author} />
    <TimeText at={piece.publishedAt} suffix={piece.questionType === 0 ? questionCopy.asked : questionCopy.published} />
    <EditedMark at={piece.editedAt} hasHistory={piece.can.readHistory} />
    <span className="views">
      <Icon name="eye" size={15} />
      <span className="sr-only">{questionCopy.views('')}</span>
      {formatCount(piece.viewCount)}
    </span>
  </div>
)
