/** What the service worker says when the network does not answer. */
export const offlineCopy = {
  title: '网络已断开',
  advice: '写下的内容都在本机，联网后自动同步。',
  retry: '重试',
  drafts: '本机的草稿',
  pages: '最近读过的页面',
  untitled: '（没有标题）',
  queued: '待发布',
  onDevice: '已存在本机',
  copyOf: (time: string) => `网络已断开，这是 ${time} 读过的页面`,
} as const
