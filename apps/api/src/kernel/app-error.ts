import { errorCatalogue, type ErrorName } from '@kms/contract'

type Details = {
  fields?: Record<string, string>
  /** Seconds after which trying again makes sense. */
  retryAfter?: number
  /** For the log only. */
  cause?: unknown
}

/** The only error that is thrown on purpose; anything else is a 500. */
export class AppError extends Error {
  override name = 'AppError'
  readonly error: ErrorName
  readonly details: Details

  constructor(error: ErrorName, details: Details = {}) {
    super(errorCatalogue[error].message, { cause: details.cause })
    this.error = error
    this.details = details
  }

  get status() {
    return errorCatalogue[this.error].status
  }
}
