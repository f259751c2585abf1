/** The badge shows at most this; more is 99+. */
export const UNREAD_BADGE_MAX = 99
/** Navigating fast, or switching tabs, asks no more often than this. */
export const UNREAD_REFRESH_INTERVAL_MS = 15_000

/** Empty when there is nothing to say. */
export const badgeText = (count: number) =>
  count <= 0 ? '' : count > UNREAD_BADGE_MAX ? `${UNREAD_BADGE_MAX}+` : String(count)

export const isRefreshDue = (now: number, askedAt: number) => now - askedAt >= UNREAD_REFRESH_INTERVAL_MS
