const CHINA_AHEAD_OF_UTC_MS = 8 * 3_600_000

/** 今天 08:20, or 11-12 15:06; in China, wherever it is read. */
export function momentText(iso: string, now: number): string {
  const [then, today] = [Date.parse(iso), now].map((time) => new Date(time + CHINA_AHEAD_OF_UTC_MS).toISOString())
  const time = then?.slice(11, 16) ?? ''
  return then?.slice(0, 10) === today?.slice(0, 10) ? `今天 ${time}` : `${then?.slice(5, 10)} ${time}`
}
