import { libraryPath } from '@kms/features/faq/faq-paths'
import type { FaqDetailData } from '@kms/features/faq/load-faq-detail'
import { faqDetailCopy } from '@kms/ui/copy/faq-detail.copy'
import { Icon } from '@kms/ui/Icon'
import { Link } from 'react-router'

const { facts } = faqDetailCopy

export const FaqFacts = ({ faq }: Pick<FaqDetailData, 'faq'>) => (
  <section className="side-box official-box">
    <h2>
      <Icon name="verified" size={17} />
      {facts.title}
    </h2>
    <dl className="facts">
      <dt>{facts.section}</dt>
      <dd>
        <Link className="text-link" to={libraryPath('pc', { section: faq.section.id })}>
          {faq.section.name}
        </Link>
      </dd>
      <dt>{facts.validFrom}</dt>
      <dd>{faq.validFrom}</dd>
      <dt>{facts.reviewed}</dt>
      <dd>{faq.reviewedAt}</dd>
      <dt>{facts.nextReview}</dt>
      <dd>{faq.reviewBy}</dd>
    </dl>
  </section>
)
