import type { MetaArgs } from 'react-router'
import { NoticeList } from '../../shared/notice/NoticeList.tsx'
import { noticeLoader } from '../../shared/notice/notice.loader.ts'
import { noticeMeta } from '../../shared/notice/notice.meta.ts'
import { NoticeText } from '../../shared/notice/NoticeText.tsx'
import '../../shared/notice/notice.css'
import { siteOf } from '../../shared/use-site.ts'
import type { Route } from './+types/notice.page.ts'
import './notice-pc.css'

export const loader = ({ url, context }: Route.LoaderArgs) => noticeLoader({ url, context })
export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => noticeMeta(siteOf(matches), 'pc', loaderData)

export default function NoticePage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="container notice-columns">
      <div className="card">
        <NoticeText page={loaderData} />
      </div>
      <aside className="card">
        <NoticeList page={loaderData} device="pc" />
      </aside>
    </div>
  )
}
