/** The desktop header as members see it. */
export const headerCopy = {
  search: '站内搜索',
  placeholder: '请输入关键字',
  searchNow: '搜索',
  suggestions: '搜索建议',
  hot: '施知道热搜',
  hotMark: '热',
  history: '搜索历史',
  clear: '清空',
  hint: '型号只输一段也能查，空格、大小写不限：',
  hintExamples: ['nsx 250', 'c16a/2p'],
  ask: '提问',
  post: '发帖',
  account: '账号',
  console: '运营台',
  signOut: '退出',
} as const
