/** What a refused call leads to, in one place for both sites (specification, error catalogue). */
export type FailureBehaviour = 'clearAndReload' | 'nothing' | 'sayNotFound' | 'saySystemError' | 'log'

/** Status 0: there was no answer. Online, the call is rejected, which its caller sees; offline, nothing. */
export function failureBehaviour(status: number): FailureBehaviour {
  if (status === 401) return 'clearAndReload'
  if (status === 403 || status === 0) return 'nothing'
  if (status === 404) return 'sayNotFound'
  return status === 500 ? 'saySystemError' : 'log'
}
