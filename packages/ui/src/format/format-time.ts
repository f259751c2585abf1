const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Readers and editors are in China; the server's own zone must not show. */
const CHINA_OFFSET = 8 * HOUR

const inChina = (time: number) => new Date(time + CHINA_OFFSET)
const two = (n: number) => String(n).padStart(2, '0')
const dayNumber = (time: number) => Math.floor((time + CHINA_OFFSET) / DAY)

/** yyyy-MM-dd in China. */
export const formatDate = (iso: string) => inChina(Date.parse(iso)).toISOString().slice(0, 10)

/** 刚刚, N 分钟前, N 小时前, 昨天 HH:mm, MM-DD, yyyy-MM-dd. */
export function formatRelative(iso: string, now: number): string {
  const time = Date.parse(iso)
  const age = now - time
  const day = inChina(time)
  if (age < MINUTE) return '刚刚'
  if (age < HOUR) return `${Math.floor(age / MINUTE)} 分钟前`
  if (dayNumber(now) === dayNumber(time)) return `${Math.floor(age / HOUR)} 小时前`
  if (dayNumber(now) - dayNumber(time) === 1) return `昨天 ${two(day.getUTCHours())}:${two(day.getUTCMinutes())}`
  if (inChina(now).getUTCFullYear() === day.getUTCFullYear()) return formatDate(iso).slice(5)
  return formatDate(iso)
}
