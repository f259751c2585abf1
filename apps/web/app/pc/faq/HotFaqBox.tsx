import { faqPath } from '@kms/features/faq/faq-paths'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { Link } from 'react-router'

type Props = { title: string; faqs: readonly { id: string; title: string }[]; moreHref?: string }

export const HotFaqBox = ({ title, faqs, moreHref }: Props) =>
  faqs.length === 0 ? null : (
    <section className="side-box">
      <h2>
        {title}
        {moreHref && <Link to={moreHref}>{faqCopy.more}</Link>}
      </h2>
      <ul className="bullet-links">
        {faqs.map((faq) => (
          <li key={faq.id}>
            <Link to={faqPath('pc', faq.id)}>{faq.title}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
