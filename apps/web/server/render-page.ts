import { randomBytes } from 'node:crypto'
import type { WebConfig } from '@kms/config'
import type { Device } from '@kms/features/device/device'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type * as ServerEntry from '../app/entry.server.tsx'
import { apiFetch } from './api-fetch.ts'
import { errorPageFallback } from './error-page-fallback.ts'
import { baseHeaders, finishPage } from './finish-page.ts'
import type { Rendering } from './page-cache.ts'
import { MANIFEST_PATH } from './page-key.ts'
import { CLEARED_NEWCOMER, CLEARED_SESSION, sessionCookiesOf } from './session-cookies.ts'

export type PageRequest = {
  url: URL
  device: Device
  requestId: string
  clientAddress: string
  userAgent: string
  cookie: string | undefined
  /** Visitors' pages may be kept by browsers and proxies as long as they ask each time. */
  shared: boolean
}
export type RenderPage = (request: PageRequest) => Promise<Rendering>

type LoadBuild = () => ServerBuild | Promise<ServerBuild>

const SHARED = 'public, max-age=0, must-revalidate'
const PRIVATE = 'private, no-store'

/** The router's handler with our request scope around it. The build is asked for each time: in development it changes. */
export function createRenderer(
  config: WebConfig,
  loadBuild: LoadBuild,
  mode: 'production' | 'development',
): RenderPage {
  const base = baseHeaders(config.PUBLIC_ORIGIN)
  const site = {
    origin: config.PUBLIC_ORIGIN,
    hotline: config.HOTLINE,
    icpNumber: config.ICP_NUMBER,
    policeNumber: config.POLICE_NUMBER,
    checkLoginUrl: config.IAM_CHECK_LOGIN_URL ?? '',
    chatPageUrl: config.CHAT_PAGE_URL,
    developerUrl: config.DEVELOPER_URL,
  }
  /** The browser asks the identity provider itself, with its own cookies there. */
  const origins = {
    connectTo: site.checkLoginUrl === '' ? [] : [new URL(site.checkLoginUrl).origin],
    filesOrigin: config.FILES_ORIGIN,
  }
  let known: { build: ServerBuild; handle: ReturnType<typeof createRequestHandler> } | undefined

  return async ({ url, device, requestId, clientAddress, userAgent, cookie, shared }) => {
    const build = await loadBuild()
    if (known?.build !== build) known = { build, handle: createRequestHandler(build, mode) }
    const entry = build.entry.module as unknown as typeof ServerEntry
    const nonce = randomBytes(18).toString('base64url')
    const forDocument = !url.pathname.endsWith('.data')
    const scope = entry.createRequestScope({
      apiOrigin: config.API_ORIGIN,
      apiTimeoutMs: config.API_TIMEOUT_MS,
      apiFetch,
      clientAddress,
      cookies: sessionCookiesOf(cookie),
      device,
      forDocument,
      nonce,
      requestId,
      site,
    })
    const context = new RouterContextProvider()
    context.set(entry.requestScope, scope)
    const response = await known.handle(new Request(url, { headers: { 'user-agent': userAgent } }), context)
    // The router answers in plain text when even its error boundary failed.
    const failed =
      response.status >= 500 && forDocument && !response.headers.get('content-type')?.startsWith('text/html')
    const page = await finishPage(failed ? errorPageFallback() : response, {
      nonce,
      base,
      cacheControl: shared && scope.confirming === null ? SHARED : PRIVATE,
      origins,
      setCookies: scope.sessionRefused ? CLEARED_SESSION : scope.newcomerLed ? CLEARED_NEWCOMER : [],
    })
    // The route table is part of the build: nothing that happens while we run changes it.
    return { page, tags: url.pathname === MANIFEST_PATH ? ['build'] : [...scope.tags] }
  }
}
