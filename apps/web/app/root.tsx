import { LOADING_BAR_DURATION_MS, useLoadingBar } from '@kms/features/shell/use-loading-bar'
import { THEME_SCRIPT } from '@kms/features/shell/use-theme'
import { LoadingBar } from '@kms/ui/LoadingBar'
import { LinkProvider } from '@kms/ui/LinkProvider'
import { siteCopy } from '@kms/ui/copy/site.copy'
import '@kms/ui/styles.css'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useNavigation } from 'react-router'
import type { Route } from './+types/root.ts'
import { PageError } from './shared/errors/PageError.tsx'
import { deviceMiddleware } from './shell/device-redirect.ts'
import { useNonce } from './shell/nonce.ts'
import { requestScope } from './shell/request-scope.ts'
import { RouterLink } from './shell/RouterLink.tsx'

export const middleware = [deviceMiddleware]

export const loader = ({ context }: Route.LoaderArgs) => ({
  site: context.get(requestScope).site,
  year: new Date().getFullYear(),
})

/** Configuration doesn't change while a reader is here. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = () => [
  { title: siteCopy.title },
  { name: 'description', content: siteCopy.description },
]

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  return (
    <html lang="zh-CN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
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
