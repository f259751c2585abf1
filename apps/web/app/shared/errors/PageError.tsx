import { homePath } from '@kms/features/faq/faq-paths'
import type { PageErrorBody } from '@kms/features/http/page-errors'
import { errorCopy } from '@kms/ui/copy/error.copy'
import { Icon } from '@kms/ui/Icon'
import { MessagePage } from '@kms/ui/MessagePage'
import { isRouteErrorResponse, Link, useLocation } from 'react-router'
import { useDevice } from '../use-device.ts'
import { ErrorPageFallback } from './ErrorPageFallback.tsx'

/** The generic error page: the message, and for 404 the way home. */
export const PageError = ({ error }: { error: unknown }) => (
  <ErrorPageFallback>
    <Message error={error} />
  </ErrorPageFallback>
)

function Message({ error }: { error: unknown }) {
  const device = useDevice()
  const { pathname, search } = useLocation()
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 404) {
    return (
      <MessagePage heading="h1" drawing="notFound" title={errorCopy.notFound} advice={errorCopy.notFoundAdvice}>
        <title>{errorCopy.notFound}</title>
        <Link className="button primary" to={homePath(device)}>
          {errorCopy.home}
        </Link>
      </MessagePage>
    )
  }
  if (status === 403) {
    return <MessagePage heading="h1" drawing="noAccess" title={errorCopy.noAccess} advice={errorCopy.noAccessAdvice} />
  }
  if (status === 400) return <MessagePage heading="h1" drawing="failed" title={errorCopy.badRequest} />
  const requestId = requestIdOf(error)
  return (
    <MessagePage
      heading="h1"
      drawing="failed"
      title={status === 429 ? errorCopy.busy : errorCopy.failed}
      advice={requestId ? errorCopy.requestId(requestId) : errorCopy.failedAdvice}
    >
      <Link className="button" to={pathname + search} reloadDocument>
        <Icon name="retry" size={15} />
        {errorCopy.retry}
      </Link>
    </MessagePage>
  )
}

function requestIdOf(error: unknown) {
  if (!isRouteErrorResponse(error)) return undefined
  return (error.data as PageErrorBody | undefined)?.requestId
}
