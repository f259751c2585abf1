import type { FaqCard } from '@kms/contract/faq'
import { faqPath } from '@kms/features/faq/faq-paths'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { Icon } from '@kms/ui/Icon'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { FaqChips } from '../../shared/faq/FaqChips.tsx'
import { FaqCounts } from '../../shared/faq/FaqCounts.tsx'

const CHIPS_SHOWN = 4

type Props = { faq: FaqCard; why?: ReactNode }

/** State first, then the title, then the answer itself. */
export const FaqRow = ({ faq, why }: Props) => (
  <article className="feed-row">
    <div className="state-block">
      <Icon name="book" size={20} />
      {faqCopy.official}
    </div>
    <div>
      <h2>
        <Link to={faqPath('pc', faq.id)}>{faq.title}</Link>
      </h2>
      <p className="excerpt clamp-2">
        <em>{faqCopy.conclusion}</em>
        {faq.conclusion}
      </p>
      <FaqChips faq={faq} device="pc" limit={CHIPS_SHOWN} />
      <div className="row-meta">
        <span className="badge official">
          <Icon name="verified" size={13} />
          {faqCopy.officialFaq}
        </span>
        <span>{faqCopy.reviewedOn(faq.reviewedAt)}</span>
        {why}
        <FaqCounts faq={faq} />
      </div>
    </div>
  </article>
)
