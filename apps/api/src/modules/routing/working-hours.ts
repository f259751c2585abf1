/** When somebody works, by the clock of China; hours from 0 to 24, days from 1 (Monday) to 7. */
export type Week = { fromHour: number; toHour: number; workDays: readonly number[] }

export const ORDINARY_WEEK: Week = { fromHour: 8, toHour: 18, workDays: [1, 2, 3, 4, 5] }

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** One zone without summer time. */
const CHINA_MS = 8 * HOUR_MS
/** Far enough for a week with one working day. */
const DAYS_AHEAD = 400

/** The stretches of work from a moment on, each as [begin, end] in milliseconds. */
function* workFrom({ fromHour, toHour, workDays }: Week, at: number): Generator<[number, number]> {
  const firstMidnight = Math.floor((at + CHINA_MS) / DAY_MS) * DAY_MS - CHINA_MS
  for (let day = 0; day < DAYS_AHEAD; day += 1) {
    const midnight = firstMidnight + day * DAY_MS
    // The first of January 1970 was a Thursday.
    const weekday = ((Math.floor((midnight + CHINA_MS) / DAY_MS) + 3) % 7) + 1
    const end = midnight + toHour * HOUR_MS
    if (workDays.includes(weekday) && end > at) yield [Math.max(at, midnight + fromHour * HOUR_MS), end]
  }
}

/** 0 for who is at work now. */
export function hoursUntilWork(week: Week, at: Date): number {
  const next = workFrom(week, at.getTime()).next()
  return next.done ? Number.POSITIVE_INFINITY : (next.value[0] - at.getTime()) / HOUR_MS
}

export const isAtWork = (week: Week, at: Date) => hoursUntilWork(week, at) === 0

/** The moment by which this many hours of work have passed. */
export function afterWorkingHours(week: Week, at: Date, hours: number): Date {
  let left = hours * HOUR_MS
  for (const [begin, end] of workFrom(week, at.getTime())) {
    if (end - begin >= left) return new Date(begin + left)
    left -= end - begin
  }
  return new Date(at.getTime() + DAYS_AHEAD * DAY_MS)
}
