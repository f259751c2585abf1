import { libraryPath } from '@kms/features/faq/faq-paths'
import type { LibraryData } from '@kms/features/faq/load-library'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { Link } from 'react-router'

type Item = { id: string | undefined; name: string; faqCount?: number }

const Row = ({ label, items, chosen }: { label: string; items: readonly Item[]; chosen: string | undefined }) => (
  <nav className="section-scroller" aria-label={label}>
    {items.map(({ id, name, faqCount }) => (
      <Link
        key={id ?? 'all'}
        to={libraryPath('mobile', { section: id })}
        aria-current={id === chosen ? 'true' : undefined}
      >
        {name}
        {faqCount !== undefined && <small>{formatCount(faqCount)}</small>}
      </Link>
    ))}
  </nav>
)

/** The tree as two rows: the roots, and what lies below the chosen one, or below all of them. */
export function SectionScroller({ tree, trail }: Pick<LibraryData, 'tree' | 'trail'>) {
  const root = tree.find(({ id }) => id === trail[0]?.id)
  const below = root ? root.children : tree.flatMap(({ children }) => children)
  return (
    <>
      <Row label={faqCopy.sections} items={[{ id: undefined, name: faqCopy.allSections }, ...tree]} chosen={root?.id} />
      {below.length > 0 && <Row label={root?.name ?? faqCopy.allSections} items={below} chosen={trail[1]?.id} />}
    </>
  )
}
