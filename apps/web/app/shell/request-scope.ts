import { createApi, type Api, type SendRequest } from '@kms/api-client'
import type { Device } from '@kms/features/device/device'
import { createContext } from 'react-router'

/** What the operator configures and every page may show. */
export type SiteSettings = { origin: string; hotline: string; icpNumber: string; policeNumber: string }

/** What one request brings along. Made by the server process, read by loaders and by the renderer. */
export type RequestScope = {
  api: Api
  site: SiteSettings
  device: Device
  /** Marks the scripts that are ours while a document is rendered; the server replaces it by their hashes. */
  nonce: string
  requestId: string
  /** Bodies that go into the document as markup; null when the answer is data for a client navigation. */
  articleBodies: Map<string, string> | null
  /** What the page was built from. A page without tags is never kept. */
  tags: Set<string>
}

export const requestScope = createContext<RequestScope>()

type Options = Omit<RequestScope, 'api' | 'articleBodies' | 'tags'> & {
  apiOrigin: string
  apiTimeoutMs: number
  apiFetch: SendRequest
  clientAddress: string
  forDocument: boolean
}

export function createRequestScope(options: Options): RequestScope {
  const { apiOrigin, apiTimeoutMs, apiFetch, clientAddress, forDocument, ...rest } = options
  const headers = { 'x-request-id': rest.requestId, 'x-forwarded-for': clientAddress }
  return {
    ...rest,
    api: createApi({ base: apiOrigin, timeoutMs: apiTimeoutMs, fetch: apiFetch, headers: () => headers }),
    articleBodies: forDocument ? new Map() : null,
    tags: new Set(),
  }
}
