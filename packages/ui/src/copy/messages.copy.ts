export const messagesCopy = {
  title: '消息列表',
  close: '关闭',
  bell: (unread: number) => (unread > 0 ? `消息，${unread} 条未读` : '消息'),
  tabs: { unread: '未读列表', read: '已读列表' },
  unread: '未读',
  loading: '加载中…',
  more: '加载更多',
  end: '没有更多了',
  empty: '暂无数据',
  nothing: '暂无消息',
  failed: '内容没有加载出来',
  retry: '重试',
} as const
