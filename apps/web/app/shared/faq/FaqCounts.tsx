import type { FaqCard } from '@kms/contract/faq'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { CountMark } from '../pieces/CountMark.tsx'

type Props = { faq: Pick<FaqCard, 'viewCount' | 'likeCount' | 'collectCount'>; views?: boolean }

export const FaqCounts = ({ faq, views = true }: Props) => (
  <span className="counts">
    {views && <CountMark icon="eye" label={faqCopy.views('')} count={faq.viewCount} />}
    <CountMark icon="like" label={faqCopy.likes('')} count={faq.likeCount} />
    <CountMark icon="star" label={faqCopy.collects('')} count={faq.collectCount} />
  </span>
)
