import { searchPath } from '@kms/features/faq/faq-paths'
import type { SearchData } from '@kms/features/search/load-search'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { Link } from 'react-router'

export const SectionFilter = ({ search: { keyword, section, sort, type, sections } }: { search: SearchData }) => (
  <nav className="section-filter" aria-label={faqCopy.sections}>
    <h2>{faqCopy.sections}</h2>
    {[{ id: undefined, name: faqCopy.allSections }, ...sections].map(({ id, name }) => (
      <Link
        key={id ?? 'all'}
        to={searchPath('pc', keyword, { type, sort, section: id })}
        aria-current={id === section ? 'page' : undefined}
      >
        <i aria-hidden="true" />
        {name}
      </Link>
    ))}
  </nav>
)
