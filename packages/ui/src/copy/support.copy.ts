/** Customer service and developer community, as both sites offer them. */
export const supportCopy = {
  entries: '快捷入口',
  chat: '在线客服',
  chatFailed: '在线客服暂时打不开，请稍后再试',
  developer: '开发者社区',
  backToTop: '回到顶部',
  about: {
    title: '开发者社区',
    advice: '接口文档、示例代码和开发者之间的讨论都在开发者社区，它是一个独立的站点，会在新窗口打开。',
    open: '前往开发者社区',
  },
} as const
