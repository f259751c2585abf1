/** The feeds of the home pages; what stands around them is in home-parts.copy.ts, which browsers don't need. */
export const homeCopy = {
  feeds: '内容',
  tabs: { recommended: '推荐', latest: '最新', hot: '热门', unanswered: '待回答', followed: '关注' },
  /** Counted up to a thousand. */
  waiting: (count: number) => (count >= 1000 ? '999+' : String(count)),
} as const
