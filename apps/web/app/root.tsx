import { EARLY_CLICK_SCRIPT } from '@kms/features/shell/early-clicks'
import { LOADING_BAR_DURATION_MS, useLoadingBar } from '@kms/features/shell/use-loading-bar'
import { THEME_SCRIPT } from '@kms/features/shell/theme-script'
import { LoadingBar } from '@kms/ui/LoadingBar'
import { LinkProvider } from '@kms/ui/LinkProvider'
import { siteCopy } from '@kms/ui/copy/site.copy'
import '@kms/ui/styles.css'
import type { ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useNavigation,
  type ShouldRevalidateFunction,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { PageError } from './shared/errors/PageError.tsx'
import { useViewer } from './shared/use-viewer.ts'
import { AfterStart } from './shell/AfterStart.tsx'
import { deviceMiddleware } from './shell/device-redirect.ts'
import { useNonce } from './shell/nonce.ts'
import { guardMiddleware } from './shell/page-guard.ts'
import { requestScope } from './shell/request-scope.ts'
import { RouterLink } from './shell/RouterLink.tsx'
import { sessionMiddleware } from './shell/session-middleware.ts'

/** Run while the document is read, so the browser's own code has no need of their text. */
const HEAD_SCRIPTS = import.meta.env.SSR ? `${THEME_SCRIPT};${EARLY_CLICK_SCRIPT}` : ''

export const middleware = [deviceMiddleware, sessionMiddleware, guardMiddleware]

export const loader = ({ context }: Route.LoaderArgs) => {
  const { site, viewer, reader, confirming } = context.get(requestScope)
  return { site, year: new Date().getFullYear(), viewer, viewerUnknown: reader === 'unknown', confirming }
}

/** Settings and reader stay the same from page to page; asked again only when somebody asks for just that. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href

export const meta: Route.MetaFunction = () => [
  { title: siteCopy.title },
  { name: 'description', content: siteCopy.description },
]

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const viewer = useViewer()
  return (
    // The first calls, made before the session has started, must know whether they are a member's.
    <html lang="zh-CN" data-viewer={viewer ? 'member' : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: HEAD_SCRIPTS }} />
        <link rel="icon" href="/kms/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <LinkProvider value={RouterLink}>{children}</LinkProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  const active = useLoadingBar(useNavigation().state !== 'idle')
  return (
    <>
      <LoadingBar active={active} durationMs={LOADING_BAR_DURATION_MS} />
      <Outlet />
      <AfterStart />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="content">
      <PageError error={error} />
    </main>
  )
}
