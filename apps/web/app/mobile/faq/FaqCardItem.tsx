import type { FaqCard } from '@kms/contract/faq'
import { faqPath } from '@kms/features/faq/faq-paths'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { Icon } from '@kms/ui/Icon'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { FaqChips } from '../../shared/faq/FaqChips.tsx'
import { FaqCounts } from '../../shared/faq/FaqCounts.tsx'

const CHIPS_SHOWN = 3

type Props = { faq: FaqCard; why?: ReactNode }

export const FaqCardItem = ({ faq, why }: Props) => (
  <article className="feed-card">
    <h2>
      <Link to={faqPath('mobile', faq.id)}>{faq.title}</Link>
    </h2>
    <p className="excerpt clamp-2">
      <em>
        <Icon name="verified" size={14} /> {faqCopy.officialFaq}
      </em>
      {faq.conclusion}
    </p>
    <FaqChips faq={{ ...faq, tags: [] }} device="mobile" limit={CHIPS_SHOWN} />
    <div className="card-meta">
      <span>{faqCopy.reviewedOn(faq.reviewedAt)}</span>
      {why}
      <FaqCounts faq={faq} views={false} />
    </div>
  </article>
)
