import type { Notice } from '@kms/contract/home'
import type { Device } from '@kms/features/device/device'
import { noticePath } from '@kms/features/faq/faq-paths'
import { homePartsCopy } from '@kms/ui/copy/home-parts.copy'
import { Icon } from '@kms/ui/Icon'
import { Link } from 'react-router'
import { dayOf } from './notice-day.ts'

/** The notice that matters most now, and the way to all of them. */
export const NoticeStrip = ({ notice, device }: { notice: Notice | undefined; device: Device }) =>
  notice === undefined ? null : (
    <Link className="notice-strip" to={noticePath(device, notice.id)}>
      <span className="badge expert">{homePartsCopy.notice}</span>
      <span className="words">{notice.title}</span>
      <time dateTime={notice.publishedAt}>{dayOf(notice.publishedAt).slice(5)}</time>
      <Icon name="chevronRight" size={15} />
    </Link>
  )
