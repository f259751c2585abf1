/** What the shell itself says: a refused call for a second, and where somebody waits. */
export const callCopy = {
  notFound: '请求的资源不存在',
  systemError: '系统错误，请联系管理员',
  region: '提示',
  confirming: '正在确认登录状态',
  confirmingAdvice: '通常不到两秒',
} as const
