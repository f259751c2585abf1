import type { QuestionListData } from '@kms/features/questions/load-question-list'
import { questionListPath } from '@kms/features/questions/question-paths'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { Link } from 'react-router'

type Item = { id: string | undefined; name: string }

const Row = ({ label, items, chosen }: { label: string; items: readonly Item[]; chosen: string | undefined }) => (
  <nav className="section-scroller" aria-label={label}>
    {items.map(({ id, name }) => (
      <Link
        key={id ?? 'all'}
        to={questionListPath('mobile', { section: id })}
        aria-current={id === chosen ? 'true' : undefined}
      >
        {name}
      </Link>
    ))}
  </nav>
)

/** The tree as two rows: the roots, and what lies below the chosen one. */
export function QuestionSectionScroller({ tree, trail }: Pick<QuestionListData, 'tree' | 'trail'>) {
  const root = tree.find(({ id }) => id === trail[0]?.id)
  return (
    <>
      <Row label={faqCopy.sections} items={[{ id: undefined, name: faqCopy.allSections }, ...tree]} chosen={root?.id} />
      {root && root.children.length > 0 && <Row label={root.name} items={root.children} chosen={trail[1]?.id} />}
    </>
  )
}
