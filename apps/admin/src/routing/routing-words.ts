import type { AgeBucket, RoutingState } from '@kms/contract/admin-routing'
import type { OfferState } from '@kms/contract/routing'

type Tone = 'plain' | 'live' | 'wait' | 'danger'
type Words = { label: string; tone: Tone }

/** From fresh to overdue, as the buttons stand. */
export const AGES: Record<AgeBucket, string> = {
  h4: '4 小时内',
  h24: '4–24 小时',
  d3: '1–3 天',
  d7: '3–7 天',
  older: '7 天以上',
}

export const ROUTING: Record<RoutingState, Words> = {
  none: { label: '未派单', tone: 'plain' },
  open: { label: '邀请中', tone: 'wait' },
  taken: { label: '已接下', tone: 'live' },
  escalated: { label: '无人接单', tone: 'danger' },
  closed: { label: '已结束', tone: 'plain' },
}

export const OFFERS: Record<OfferState, Words> = {
  offered: { label: '待回应', tone: 'wait' },
  accepted: { label: '已接下', tone: 'live' },
  declined: { label: '婉拒', tone: 'plain' },
  handed_on: { label: '转交', tone: 'plain' },
  expired: { label: '超时', tone: 'danger' },
  answered: { label: '已回答', tone: 'live' },
  withdrawn: { label: '已撤回', tone: 'plain' },
}

const REASONS: Record<string, string> = {
  busy: '没有时间',
  not_my_field: '不是专业',
  unclear: '描述不清',
  other: '其他',
}

/** "busy: 出差" in words; what is not known here is shown as it is. */
export function reasonWords(reason: string): string {
  const [name = '', ...note] = reason.split(': ')
  return [Object.hasOwn(REASONS, name) ? REASONS[name] : name, ...note].filter(Boolean).join('：')
}
