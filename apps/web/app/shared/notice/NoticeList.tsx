import type { Device } from '@kms/features/device/device'
import { noticePath } from '@kms/features/faq/faq-paths'
import type { NoticesData } from '@kms/features/home/load-notices'
import { homePartsCopy } from '@kms/ui/copy/home-parts.copy'
import { Link } from 'react-router'
import { dayOf } from '../home/notice-day.ts'

type Props = { page: Pick<NoticesData, 'notices' | 'chosenId'>; device: Device }

export const NoticeList = ({ page: { notices, chosenId }, device }: Props) => (
  <nav className="notice-list" aria-label={homePartsCopy.allNotices}>
    <h2>{homePartsCopy.allNotices}</h2>
    {notices.map(({ id, title, isPinned, publishedAt }) => (
      <Link key={id} to={noticePath(device, id)} aria-current={id === chosenId ? 'page' : undefined}>
        <span>
          {isPinned && <span className="badge">{homePartsCopy.pinned}</span>}
          {title}
        </span>
        <time dateTime={publishedAt}>{dayOf(publishedAt)}</time>
      </Link>
    ))}
  </nav>
)
