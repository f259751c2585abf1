import { homePartsCopy } from '@kms/ui/copy/home-parts.copy'
import type { MetaArgs } from 'react-router'
import { NoticeList } from '../../shared/notice/NoticeList.tsx'
import { noticeLoader } from '../../shared/notice/notice.loader.ts'
import { noticeMeta } from '../../shared/notice/notice.meta.ts'
import { NoticeText } from '../../shared/notice/NoticeText.tsx'
import '../../shared/notice/notice.css'
import { siteOf } from '../../shared/use-site.ts'
import { NavBar } from '../MobileFrame.tsx'
import type { Route } from './+types/notice.page.ts'

export const loader = ({ url, context }: Route.LoaderArgs) => noticeLoader({ url, context })
export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  noticeMeta(siteOf(matches), 'mobile', loaderData)

export default function NoticePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <NavBar title={homePartsCopy.notices} />
      <main id="content" tabIndex={-1}>
        <NoticeText page={loaderData} />
        <NoticeList page={loaderData} device="mobile" />
      </main>
    </>
  )
}
