import { QUESTION_TABS, type QuestionTab } from '@kms/features/questions/question-feed'
import { questionCopy } from '@kms/ui/copy/question.copy'
import { Link } from 'react-router'

type Props = { tab: QuestionTab; hrefOf: (tab: QuestionTab) => string }

/** Links, not ARIA tabs: each one is a page of its own with its own address. */
export const QuestionTabs = ({ tab, hrefOf }: Props) => (
  <nav className="tabs" aria-label={questionCopy.tabsLabel}>
    {QUESTION_TABS.map((name) => (
      <Link key={name} to={hrefOf(name)} aria-current={name === tab ? 'page' : undefined}>
        {questionCopy.tabs[name]}
      </Link>
    ))}
  </nav>
)
