import type { AdminFaqRow } from '@kms/contract/admin-faq'
import { FAQ_STATUS } from './faq-status.ts'

type Props = Pick<AdminFaqRow, 'status' | 'hasDraft'>

/** A draft that was never published is one thing; changes waiting behind a published text are another. */
export function StatusBadges({ status, hasDraft }: Props) {
  const { label, tone } = FAQ_STATUS[status]
  return (
    <span className="status-badges">
      <span className={`badge badge-${tone}`}>{label}</span>
      {hasDraft && status !== 'draft' && <span className="badge badge-wait">待发布修改</span>}
    </span>
  )
}
