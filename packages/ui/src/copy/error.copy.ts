/** Error and system pages say 您 and what to do next. */
export const errorCopy = {
  notFound: '页面不存在',
  notFoundAdvice: '内容可能已删除或地址有误',
  noAccess: '您没有访问该页面的权限',
  noAccessAdvice: '如需开通，请联系贵公司管理员或在线客服',
  badRequest: '请求有误，请返回重试',
  failed: '内容没有加载出来',
  failedAdvice: '请稍后重试；多次出现请联系管理员',
  busy: '访问太频繁，请稍后再试',
  requestId: (id: string) => `编号 ${id}，反馈时请带上`,
  retry: '重试',
  home: '返回首页',
  offline: '网络已断开，草稿已存在本机，联网后自动同步',
  errorPageFailed: '显示错误页时出错',
} as const
