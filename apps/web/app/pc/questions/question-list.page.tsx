import { questionListPath } from '@kms/features/questions/question-paths'
import { Breadcrumbs } from '@kms/ui/Breadcrumbs'
import { questionCopy } from '@kms/ui/copy/question.copy'
import type { MetaArgs } from 'react-router'
import { questionCrumbs } from '../../shared/questions/question-crumbs.ts'
import { questionListMeta } from '../../shared/questions/question-list.meta.ts'
import { questionListLoader } from '../../shared/questions/question.loaders.ts'
import { QuestionFeedList } from '../../shared/questions/QuestionFeedList.tsx'
import { QuestionTabs } from '../../shared/questions/QuestionTabs.tsx'
import { QuestionTagFilter } from '../../shared/questions/QuestionTagFilter.tsx'
import '../../shared/questions/questions.css'
import { siteOf } from '../../shared/use-site.ts'
import type { Route } from './+types/question-list.page.ts'
import { QuestionRow } from './QuestionRow.tsx'
import { QuestionSections } from './QuestionSections.tsx'

export const loader = ({ url, context }: Route.LoaderArgs) => questionListLoader({ url, context })
export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? questionListMeta(siteOf(matches), 'pc', loaderData) : []

export default function QuestionListPage({ loaderData }: Route.ComponentProps) {
  const { tree, trail, section, tag, feed } = loaderData
  return (
    <div className="container two-columns">
      <QuestionSections tree={tree} section={section} />
      <div className="stack">
        <div className="library-head">
          <div>
            {trail.length > 0 && <Breadcrumbs label={questionCopy.list} crumbs={questionCrumbs('pc', trail)} />}
            <h1>{trail.at(-1)?.name ?? questionCopy.list}</h1>
          </div>
        </div>
        <section className="card">
          <QuestionTabs tab={feed.tab} hrefOf={(tab) => questionListPath('pc', { section, tag, tab })} />
          <QuestionTagFilter {...loaderData} device="pc" />
          <QuestionFeedList
            device="pc"
            Item={QuestionRow}
            feed={feed}
            filter={{ ...(section && { sectionId: section }), ...(tag && { tagId: tag }) }}
            nextHref={(cursor) => questionListPath('pc', { section, tag, tab: feed.tab, cursor })}
          />
        </section>
      </div>
    </div>
  )
}
