const CHINA_AHEAD_OF_UTC_HOURS = 8
/** Nobody's phone rings between these hours of China, whatever has happened: no kind is more urgent than sleep. */
const FROM_HOUR = 22
const UNTIL_HOUR = 8
const HOUR_SECONDS = 3_600

/** How long to wait until somebody may be disturbed; 0 by day. */
export function quietSeconds(now: Date): number {
  const hour = (now.getUTCHours() + CHINA_AHEAD_OF_UTC_HOURS) % 24
  if (hour >= UNTIL_HOUR && hour < FROM_HOUR) return 0
  const whole = (UNTIL_HOUR + 24 - hour) % 24
  return whole * HOUR_SECONDS - now.getUTCMinutes() * 60 - now.getUTCSeconds()
}
