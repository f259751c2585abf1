import { libraryPath } from '@kms/features/faq/faq-paths'
import type { HomeData } from '@kms/features/faq/load-home'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { SectionSymbol } from '@kms/ui/SectionSymbol'
import { Link } from 'react-router'

export const SectionColumn = ({ sections }: { sections: HomeData['sections'] }) => (
  <nav className="section-column" aria-label={faqCopy.sections}>
    <Link className="all" to={libraryPath('pc')}>
      <SectionSymbol iconKey="all" />
      {faqCopy.allSections}
    </Link>
    {sections.map((section) => (
      <Link key={section.id} to={libraryPath('pc', { section: section.id })}>
        <SectionSymbol iconKey={section.iconKey} />
        {section.name}
        <small>{formatCount(section.faqCount)}</small>
      </Link>
    ))}
  </nav>
)
