import type { Endpoints, ErrorBody, Input, Method, Result } from '@kms/contract'
import { ApiError } from './api-error.ts'
import { consoleTable, siteTable } from './endpoint-table.gen.ts'

/** The specification's limit for every ordinary call. */
export const REQUEST_TIMEOUT_MS = 60_000

/** Of one call: `idempotency-key` makes a repeated request the same request. */
export type CallExtras = { headers?: Record<string, string> }

/** A typed function for every endpoint of the contract. */
export type ConsoleApi = {
  [K in keyof Endpoints]: (input: Input<Endpoints[K]>, extras?: CallExtras) => Promise<Result<Endpoints[K]>>
}
/** The same without what only the console calls. */
export type Api = Pick<ConsoleApi, keyof typeof siteTable>

/** The part of fetch that a call needs. */
export type SendRequest = (
  address: string,
  init: {
    method: 'GET' | 'POST' | 'PUT' | 'DELETE'
    headers: Record<string, string>
    body: string | null
    signal: AbortSignal
  },
) => Promise<{ status: number; statusText: string; json(): Promise<unknown> }>

type Options = {
  /** In front of `/api/…`: `/kms` in the browser, the API's origin on the server. */
  base: string
  timeoutMs?: number
  /** Asked before each call, so that a fresh token is used at once; may wait for one. */
  headers?: () => Record<string, string> | Promise<Record<string, string>>
  fetch?: SendRequest
  /** Told of every call that failed, besides its caller. */
  onFailure?: (error: ApiError) => void
}

type AnyInput = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }

/** In the browser the contract is only types: no zod is loaded. */
export const createApi = (options: Options) => apiOf(siteTable, options) as Api
export const createConsoleApi = (options: Options) => apiOf({ ...siteTable, ...consoleTable }, options) as ConsoleApi

type Table = Record<string, readonly [Method, string]>

function apiOf(table: Table, options: Options): unknown {
  const api: Record<string, unknown> = {}
  for (const [id, [method, path]] of Object.entries(table)) {
    api[id] = (input: AnyInput, extras?: CallExtras) => report(options, call(options, method, path, input, extras))
  }
  return api
}

function report<T>({ onFailure }: Options, answer: Promise<T>): Promise<T> {
  if (!onFailure) return answer
  return answer.catch((error: unknown) => {
    if (error instanceof ApiError) onFailure(error)
    throw error
  })
}

async function call(
  options: Options,
  method: Method,
  path: string,
  input: AnyInput,
  extras: CallExtras = {},
): Promise<unknown> {
  const { base, timeoutMs = REQUEST_TIMEOUT_MS, headers, fetch: send = fetch } = options
  const response = await send(base + fillPath(path, input.params) + queryString(input.query), {
    method,
    headers: {
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...extras.headers,
      ...(await headers?.()),
    },
    body: input.body === undefined ? null : JSON.stringify(input.body),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new ApiError(0, { message: cause instanceof Error ? cause.message : '网络错误' })
  })
  const body = (await response.json().catch(() => ({ message: response.statusText }))) as ErrorBody
  if (response.status !== 200) throw new ApiError(response.status, body)
  return body.data
}

const fillPath = (path: string, params: Record<string, string> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

function queryString(query: Record<string, unknown> = {}) {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`
}
