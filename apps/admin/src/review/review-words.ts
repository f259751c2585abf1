import type { ReviewReason, ReviewRow, ReviewState, ReviewTarget } from '@kms/contract/admin-review'

type Tone = 'plain' | 'live' | 'wait' | 'danger'
type Word = { label: string; tone: Tone }

export const TARGETS: Record<ReviewTarget, string> = { question: '问题', answer: '回答', comment: '评论' }

export const STATES: Record<ReviewState, Word> = {
  waiting: { label: '待审核', tone: 'wait' },
  passed: { label: '已通过', tone: 'live' },
  returned: { label: '已退回', tone: 'danger' },
  handed_over: { label: '已转交', tone: 'wait' },
}

export const kindOf = ({ targetType, isArticle }: Pick<ReviewRow, 'targetType' | 'isArticle'>) =>
  targetType === 'question' && isArticle ? '文章' : TARGETS[targetType]

const REASONS: Record<ReviewReason, (row: Pick<ReviewRow, 'hitCount' | 'reportCount'>) => Word> = {
  new_author: () => ({ label: '新用户首帖', tone: 'wait' }),
  sensitive: ({ hitCount }) => ({ label: `敏感词 ${hitCount}`, tone: 'danger' }),
  report: ({ reportCount }) => ({ label: `被举报 ${reportCount}`, tone: 'wait' }),
}

/** Why it waits. A newcomer's piece that also has hits says so: that is what has to be looked at. */
export function reasonOf(row: Pick<ReviewRow, 'reason' | 'hitCount' | 'reportCount'>): Word {
  return REASONS[row.reason === 'new_author' && row.hitCount > 0 ? 'sensitive' : row.reason](row)
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export function waitingTime(since: string, now: number): string {
  const waited = Math.max(0, now - Date.parse(since))
  const minutes = Math.floor((waited % HOUR) / MINUTE)
  if (waited >= DAY) return `${Math.floor(waited / DAY)} 天 ${Math.floor((waited % DAY) / HOUR)} 时`
  if (waited >= HOUR) return `${Math.floor(waited / HOUR)} 时 ${minutes} 分`
  return waited < MINUTE ? '刚刚' : `${minutes} 分`
}

export const daysSince = (date: string, now: number) => Math.max(0, Math.floor((now - Date.parse(date)) / DAY))
