import type { ErrorBody, ErrorName } from '@kms/contract'

/** A call that the API refused, or that never reached it (status 0). `kept`: the device has it and sends it later. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly error: ErrorName | 'network' | 'kept'
  readonly requestId: string | undefined
  readonly fields: Record<string, string>

  constructor(status: number, body: Partial<ErrorBody> & { message: string; error?: string }) {
    super(body.message)
    this.status = status
    this.error = (body.error as ErrorName | undefined) ?? 'network'
    this.requestId = body.requestId
    this.fields = body.fields ?? {}
  }
}
