import { ApiError } from '@kms/api-client'
import { data } from 'react-router'

/** What an error page is told besides its status. An empty message leaves the words to the page. */
export type PageErrorBody = { message: string; requestId?: string | undefined }

/** The API is away or too slow: not the reader's fault, and worth another try. */
const UNREACHABLE = 503

const ID = /^[1-9]\d{0,18}$/

/** Failed page validation is "not found" by the specification. */
export function requireId(raw: string | undefined | null): string {
  if (raw && ID.test(raw)) return raw
  throw notFound()
}

/** An optional id in a query string: absent is fine, nonsense is "not found". */
export const optionalId = (raw: string | null) => (raw === null || raw === '' ? undefined : requireId(raw))

export const notFound = () => data({ message: 'This page could not be found' } satisfies PageErrorBody, { status: 404 })

/** One place turns a refused call into the page's status, so that documents carry the right HTTP code. */
export async function orErrorPage<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const reached = error.status !== 0
    const status = reached ? error.status : UNREACHABLE
    // What the network says is nothing for readers; what the API says is.
    const body: PageErrorBody = { message: reached ? error.message : '', requestId: error.requestId }
    throw data(body, { status })
  }
}

type PageError = { data: PageErrorBody; init: ResponseInit | null }

const isPageError = (error: unknown): error is PageError =>
  typeof error === 'object' && error !== null && 'init' in error && 'data' in error && typeof error.data === 'object'

/** An error page always has a number to report, also when the API was never reached and could give none. */
export async function withRequestId<T>(requestId: string, page: Promise<T>): Promise<T> {
  try {
    return await page
  } catch (error) {
    if (isPageError(error)) error.data.requestId ??= requestId
    throw error
  }
}
