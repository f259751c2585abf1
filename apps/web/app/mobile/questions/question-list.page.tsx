import { homePath } from '@kms/features/faq/faq-paths'
import { questionListPath } from '@kms/features/questions/question-paths'
import { questionCopy } from '@kms/ui/copy/question.copy'
import type { MetaArgs } from 'react-router'
import { questionListMeta } from '../../shared/questions/question-list.meta.ts'
import { questionListLoader } from '../../shared/questions/question.loaders.ts'
import { QuestionFeedList } from '../../shared/questions/QuestionFeedList.tsx'
import { QuestionTabs } from '../../shared/questions/QuestionTabs.tsx'
import { QuestionTagFilter } from '../../shared/questions/QuestionTagFilter.tsx'
import '../../shared/questions/questions.css'
import { siteOf } from '../../shared/use-site.ts'
import { NavBar } from '../MobileFrame.tsx'
import type { Route } from './+types/question-list.page.ts'
import { QuestionCardItem } from './QuestionCardItem.tsx'
import { QuestionSectionScroller } from './QuestionSectionScroller.tsx'

export const loader = ({ url, context }: Route.LoaderArgs) => questionListLoader({ url, context })
export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? questionListMeta(siteOf(matches), 'mobile', loaderData) : []

export default function QuestionListPage({ loaderData }: Route.ComponentProps) {
  const { tree, trail, section, tag, feed } = loaderData
  return (
    <>
      <NavBar title={questionCopy.list} backHref={section ? questionListPath('mobile') : homePath('mobile')} />
      <main id="content" tabIndex={-1}>
        <h1 className="sr-only">{trail.at(-1)?.name ?? questionCopy.list}</h1>
        <QuestionSectionScroller tree={tree} trail={trail} />
        <QuestionTagFilter {...loaderData} device="mobile" />
        <QuestionTabs tab={feed.tab} hrefOf={(tab) => questionListPath('mobile', { section, tag, tab })} />
        <QuestionFeedList
          device="mobile"
          Item={QuestionCardItem}
          feed={feed}
          filter={{ ...(section && { sectionId: section }), ...(tag && { tagId: tag }) }}
          nextHref={(cursor) => questionListPath('mobile', { section, tag, tab: feed.tab, cursor })}
        />
      </main>
    </>
  )
}
