import type { FaqDetail } from '@kms/contract/faq'
import { faqDetailCopy } from '@kms/ui/copy/faq-detail.copy'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { Icon } from '@kms/ui/Icon'
import { WarningIcon } from '@kms/ui/WarningIcon'

type Props = { faq: Pick<FaqDetail, 'conclusion' | 'reviewedAt' | 'reviewOverdue'> }

/** The answer before its reasons, in the company's blue. */
export const ConclusionBox = ({ faq }: Props) => (
  <>
    <section className="conclusion" aria-label={faqCopy.conclusion}>
      <Icon name="verified" size={18} />
      <p>
        <b>{faqCopy.conclusion}</b>
        {faq.conclusion}
      </p>
      <span className="reviewed">{faqCopy.reviewedOn(faq.reviewedAt)}</span>
    </section>
    {faq.reviewOverdue && (
      <p className="notice">
        <WarningIcon />
        {faqDetailCopy.reviewOverdue}
      </p>
    )}
  </>
)
