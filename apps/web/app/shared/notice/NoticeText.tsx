import type { NoticesData } from '@kms/features/home/load-notices'
import { homePartsCopy } from '@kms/ui/copy/home-parts.copy'
import { MessagePage } from '@kms/ui/MessagePage'
import { RichText } from '@kms/ui/RichText'
import { useArticleBody } from '../../shell/article-bodies.ts'
import { dayOf } from '../home/notice-day.ts'

/** The notice that the address names. */
export function NoticeText({ page: { notices, chosenId, html } }: { page: NoticesData }) {
  const body = useArticleBody(`notice-${chosenId}`, html)
  const chosen = notices.find(({ id }) => id === chosenId)
  if (!chosen) return <MessagePage heading="h1" drawing="empty" title={homePartsCopy.noNotices} />
  return (
    <article className="notice-text">
      <h1>{chosen.title}</h1>
      <p className="muted">
        <time dateTime={chosen.publishedAt}>{dayOf(chosen.publishedAt)}</time>
      </p>
      <RichText key={chosen.id} id={`notice-${chosen.id}`} html={body} />
    </article>
  )
}
