/** The versions of a question or article, for its author and for moderators. */
export const questionHistoryCopy = {
  title: '修改记录',
  back: { question: '返回问题', article: '返回文章' },
  versions: '版本',
  edition: (edition: number) => `第 ${edition} 版`,
  current: '当前版本',
  first: '首次发布',
  changed: (what: string) => `修改了${what}`,
  change: { title: '标题', content: '正文', section: '板块', tags: '标签', catalogueCodes: '型号' },
  and: '、',

  compareWith: '对比',
  onlyLook: '正文只改了格式，文字没有变化。',
  unchanged: '正文没有改动。',
  wholeText: '首次发布，全文如下',
} as const
