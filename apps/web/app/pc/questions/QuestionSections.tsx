import type { QuestionListData } from '@kms/features/questions/load-question-list'
import { questionListPath } from '@kms/features/questions/question-paths'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { SectionSymbol } from '@kms/ui/SectionSymbol'
import { Link } from 'react-router'

const current = (chosen: boolean) => (chosen ? ('page' as const) : undefined)

export const QuestionSections = ({ tree, section }: Pick<QuestionListData, 'tree' | 'section'>) => (
  <nav className="section-column section-tree" aria-label={faqCopy.sections}>
    <Link to={questionListPath('pc')} aria-current={current(section === undefined)}>
      <SectionSymbol iconKey="all" />
      {faqCopy.allSections}
    </Link>
    <ul>
      {tree.map((root) => (
        <li key={root.id}>
          <Link to={questionListPath('pc', { section: root.id })} aria-current={current(section === root.id)}>
            <SectionSymbol iconKey={root.iconKey} />
            {root.name}
          </Link>
          {root.children.length > 0 && (
            <ul className="branch">
              {root.children.map(({ id, name }) => (
                <li key={id}>
                  <Link to={questionListPath('pc', { section: id })} aria-current={current(section === id)}>
                    {name}
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
