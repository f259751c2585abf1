/** The company's calendar: review dates are days in China, wherever the server stands. */
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })

export const today = (now = new Date()) => DAY.format(now)
