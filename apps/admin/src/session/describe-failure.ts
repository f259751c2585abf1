import { ApiError } from '@kms/api-client'

/** A failed call in words for an operator. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return '页面出错，请刷新后重试'
  if (error.status === 0) return '网络连接失败，请检查网络后重试'
  if (error.status >= 500 && error.requestId === undefined) return '系统错误，请联系管理员'
  return error.message
}

export const requestIdOf = (error: unknown) => (error instanceof ApiError ? error.requestId : undefined)
export const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined)
