import type { AdminFaqRow } from '@kms/contract/admin-faq'
import dayjs from 'dayjs'
import { TriangleAlert } from 'lucide-react'

type Props = Pick<AdminFaqRow, 'reviewBy' | 'reviewOverdue'>

export function ReviewDate({ reviewBy, reviewOverdue }: Props) {
  if (!reviewOverdue) return <>{reviewBy}</>
  return (
    <span className="review-overdue">
      <TriangleAlert size={14} strokeWidth={1.75} aria-hidden />
      {reviewBy} 逾期 {dayjs().diff(reviewBy, 'day')} 天
    </span>
  )
}
