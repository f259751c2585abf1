import { libraryPath } from '@kms/features/faq/faq-paths'
import type { LibraryData } from '@kms/features/faq/load-library'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { SectionSymbol } from '@kms/ui/SectionSymbol'
import { Link } from 'react-router'

const current = (chosen: boolean) => (chosen ? ('page' as const) : undefined)

export const SectionTreeNav = ({ tree, section }: Pick<LibraryData, 'tree' | 'section'>) => (
  <nav className="section-column section-tree" aria-label={faqCopy.sections}>
    <Link to={libraryPath('pc')} aria-current={current(section === undefined)}>
      <SectionSymbol iconKey="all" />
      {faqCopy.allSections}
    </Link>
    <ul>
      {tree.map((root) => (
        <li key={root.id}>
          <Link to={libraryPath('pc', { section: root.id })} aria-current={current(section === root.id)}>
            <SectionSymbol iconKey={root.iconKey} />
            {root.name}
            <small>{formatCount(root.faqCount)}</small>
          </Link>
          {root.children.length > 0 && (
            <ul className="branch">
              {root.children.map((child) => (
                <li key={child.id}>
                  <Link to={libraryPath('pc', { section: child.id })} aria-current={current(section === child.id)}>
                    {child.name}
                    <small>{formatCount(child.faqCount)}</small>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  </nav>
)
