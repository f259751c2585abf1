/** What the home page need not say: pages of one FAQ, or of one text, and the library. */
export const faqDetailCopy = {
  updated: '更新',
  reviewOverdue: '已过复核期，内容可能有变化，使用前请核对最新样本。',
  facts: { title: '官方 FAQ', validFrom: '生效', reviewed: '复核', nextReview: '下次复核', section: '板块' },
  contents: '本页目录',
  actions: '操作',
  share: '分享',
  linkCopied: '链接已复制',
  signInToLike: (count: string) => `有用 ${count}，登录后操作`,
  signInToCollect: (count: string) => `收藏 ${count}，登录后操作`,
  hotInSection: '同板块热门 FAQ',
  detailTitle: 'FAQ 详情',
  table: '表格，可横向滚动',
  like: '有用',
  collect: '收藏',
  libraryDescription: '按板块和标签浏览官方 FAQ：断路器、接触器、浪涌保护、双电源、仪表与成套。',
  sectionDescription: (section: string) => `${section}的官方 FAQ：先结论后依据，每条都有复核日期。`,
} as const
