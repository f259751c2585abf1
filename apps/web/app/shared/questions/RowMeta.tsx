import type { QuestionCard } from '@kms/contract/question-views'
import { questionCopy } from '@kms/ui/copy/question.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { Icon, type IconName } from '@kms/ui/Icon'
import { PersonName } from './PersonName.tsx'
import type { ReactNode } from 'react'
import { TimeText } from './TimeText.tsx'

const Count = ({ icon, label, count }: { icon: IconName; label: string; count: number }) => (
  <span>
    <Icon name={icon} size={15} />
    <span className="sr-only">{label}</span>
    {formatCount(count)}
  </span>
)

type Props = { piece: QuestionCard; className: string; views?: boolean; why?: ReactNode }

export const RowMeta = ({ piece, className, views = false, why }: Props) => (
  <div className={className}>
    <PersonName person={piece.author} />
    <TimeText at={piece.publishedAt} />
    {why}
    <span className="counts">
      {views && <Count icon="eye" label={questionCopy.views('')} count={piece.viewCount} />}
      <Count icon="like" label={questionCopy.useful} count={piece.likeCount} />
      <Count icon="star" label={questionCopy.collect} count={piece.collectCount} />
    </span>
  </div>
)
