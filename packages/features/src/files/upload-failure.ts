/** Why a file is not up, in words for its author; `final` when sending it again would end the same way. */
export class UploadFailure extends Error {
  override name = 'UploadFailure'
  readonly final: boolean
  constructor(words: string, final: boolean) {
    super(words)
    this.final = final
  }
}

type Refused = Error & { status: number; fields?: Record<string, string> }

/** The server understood and said no. Signed out or too fast is no judgement of the file. */
export const isRefusal = (error: unknown): error is Refused => {
  const { status = 0 } = (error ?? {}) as { status?: number }
  return status >= 400 && status < 500 && status !== 401 && status !== 408 && status !== 429
}

/** A broken connection has no words of its own: the page finds some. */
export function asUploadFailure(error: unknown): UploadFailure {
  if (error instanceof UploadFailure) return error
  if (isRefusal(error)) return new UploadFailure([error.message, ...Object.values(error.fields ?? {})].join('，'), true)
  const { status = 0, message = '' } = (error ?? {}) as Partial<Refused>
  return new UploadFailure(status > 0 ? message : '', false)
}
