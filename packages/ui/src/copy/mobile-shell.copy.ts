export const mobileShellCopy = {
  tabBar: '底部导航',
  tabs: { home: '首页', post: '发帖', ask: '提问', roundTable: '圆桌', mine: '我的' },
  support: '客服',
  cancel: '取消',
  search: '请输入关键字',
  messages: '我的消息',
  unread: (count: number) => `${count} 条未读`,
  settings: '设置',
} as const
