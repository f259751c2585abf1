/** A reader who only passes through costs no signature. */
export const SHARE_SETUP_DELAY_MS = 2000

export const isWeChat = (userAgent: string) => /MicroMessenger/i.test(userAgent)
