import type { Heading } from '@kms/features/faq/prepare-article'
import { faqDetailCopy } from '@kms/ui/copy/faq-detail.copy'

const WORTH_A_LIST = 2

export const ContentsBox = ({ headings }: { headings: readonly Heading[] }) =>
  headings.length < WORTH_A_LIST ? null : (
    <nav className="side-box contents-box" aria-label={faqDetailCopy.contents}>
      <h2>{faqDetailCopy.contents}</h2>
      {headings.map(({ id, text }) => (
        <a key={id} href={`#${id}`}>
          {text}
        </a>
      ))}
    </nav>
  )
