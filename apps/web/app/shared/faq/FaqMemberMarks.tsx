import type { FaqDetailData } from '@kms/features/faq/load-faq-detail'
import { faqDetailCopy } from '@kms/ui/copy/faq-detail.copy'
import { MarkButton } from '../questions/MarkButton.tsx'
import { sendFaqCollect, sendFaqLike } from './faq-calls.ts'

export const FaqMemberMarks = ({ faq }: Pick<FaqDetailData, 'faq'>) => (
  <>
    <MarkButton
      icon="like"
      size={20}
      label={faqDetailCopy.like}
      mark={{ on: faq.liked, count: faq.likeCount }}
      send={sendFaqLike(faq.id)}
    />
    <MarkButton
      icon="star"
      size={20}
      label={faqDetailCopy.collect}
      mark={{ on: faq.collected, count: faq.collectCount }}
      send={sendFaqCollect(faq.id)}
    />
  </>
)
