import type { QuestionCard } from '@kms/contract/question-views'
import { Avatar } from '@kms/ui/Avatar'
import { questionCopy } from '@kms/ui/copy/question.copy'
import type { ReactNode } from 'react'
import { CountMark } from '../pieces/CountMark.tsx'
import { PersonName } from './PersonName.tsx'
import { TimeText } from './TimeText.tsx'

type Props = { piece: QuestionCard; className: string; views?: boolean; why?: ReactNode }

export const RowMeta = ({ piece, className, views = false, why }: Props) => (
  <div className={className}>
    <Avatar name={piece.author.nickname} size={24} />
    <PersonName person={piece.author} />
    <TimeText at={piece.publishedAt} />
    {why}
    <span className="counts">
      {views && <CountMark icon="eye" label={questionCopy.views('')} count={piece.viewCount} />}
      <CountMark icon="like" label={questionCopy.useful} count={piece.likeCount} />
      <CountMark icon="star" label={questionCopy.collect} count={piece.collectCount} />
    </span>
  </div>
)
