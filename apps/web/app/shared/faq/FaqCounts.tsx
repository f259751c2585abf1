import type { FaqCard } from '@kms/contract/faq'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { Icon, type IconName } from '@kms/ui/Icon'

const Count = ({ icon, label, count }: { icon: IconName; label: (count: string) => string; count: number }) => (
  <span>
    <Icon name={icon} size={15} />
    <span className="sr-only">{label('')}</span>
    {formatCount(count)}
  </span>
)

type Props = { faq: Pick<FaqCard, 'viewCount' | 'likeCount' | 'collectCount'>; views?: boolean }

export const FaqCounts = ({ faq, views = true }: Props) => (
  <span className="counts">
    {views && <Count icon="eye" label={faqCopy.views} count={faq.viewCount} />}
    <Count icon="like" label={faqCopy.likes} count={faq.likeCount} />
    <Count icon="star" label={faqCopy.collects} count={faq.collectCount} />
  </span>
)
