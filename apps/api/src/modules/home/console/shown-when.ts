import { AppError } from '../../../kernel/app-error.ts'

type Window = { isPublished: boolean; startsAt: Date | null; endsAt: Date | null }

/** Where a banner or notice stands in its time. */
export function stateOf({ isPublished, startsAt, endsAt }: Window, now = new Date()) {
  if (!isPublished) return 'draft'
  if (endsAt && endsAt <= now) return 'ended'
  return startsAt && startsAt > now ? 'scheduled' : 'shown'
}

/** A window that ends before it begins shows nothing to anybody. */
export function refuseEmptyWindow(startsAt: string | null, endsAt: string | null) {
  if (startsAt && endsAt && Date.parse(endsAt) <= Date.parse(startsAt))
    throw new AppError('request.invalid', { fields: { endsAt: '结束时间要晚于开始时间' } })
}
