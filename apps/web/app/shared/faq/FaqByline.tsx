import type { FaqDetail } from '@kms/contract/faq'
import { faqDetailCopy } from '@kms/ui/copy/faq-detail.copy'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { formatRelative } from '@kms/ui/format/format-time'
import { Icon } from '@kms/ui/Icon'
import { useState } from 'react'

type Props = { faq: Pick<FaqDetail, 'updatedAt' | 'viewCount'> }

export function FaqByline({ faq }: Props) {
  const [now] = useState(Date.now)
  return (
    <p className="byline">
      <span className="badge official">
        <Icon name="verified" size={13} />
        {faqCopy.officialFaq}
      </span>
      {/* "N 分钟前" may have moved on between the server's words and the browser's. */}
      <time dateTime={faq.updatedAt} suppressHydrationWarning>
        {formatRelative(faq.updatedAt, now)}
        {faqDetailCopy.updated}
      </time>
      <span className="views">
        <Icon name="eye" size={15} />
        <span className="sr-only">{faqCopy.views('')}</span>
        {formatCount(faq.viewCount)}
      </span>
    </p>
  )
}
