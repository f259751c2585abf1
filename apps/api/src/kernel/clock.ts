/** The company's calendar: review dates are days in China, wherever the server stands. */
const CHINA_AHEAD_OF_UTC_MS = 8 * 3_600_000

/** One zone without summer time, so adding eight hours is enough; formatting through Intl costs many times more. */
export const today = (now = new Date()) => new Date(now.getTime() + CHINA_AHEAD_OF_UTC_MS).toISOString().slice(0, 10)
