import { homePath } from '@kms/features/faq/faq-paths'
import { errorCopy } from '@kms/ui/copy/error.copy'
import { Icon } from '@kms/ui/Icon'
import { MessagePage } from '@kms/ui/MessagePage'
import { Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { ConfirmingSignIn } from '../../shell/ConfirmingSignIn.tsx'
import { lazyPart } from '../shell/lazy-part.ts'
import { useDevice } from '../use-device.ts'
import { describeError } from './describe-error.ts'
import { ErrorPageFallback } from './ErrorPageFallback.tsx'

/** In the document at once; the home page's budget has no room for the code of a refusal. */
const NoAccessMessage = lazyPart(async () => (await import('./NoAccessMessage.tsx')).NoAccessMessage)

/** The generic error page: the message, and for 404 the way home. */
export const PageError = ({ error }: { error: unknown }) => (
  <ErrorPageFallback>
    <Message error={error} />
  </ErrorPageFallback>
)

function Message({ error }: { error: unknown }) {
  const device = useDevice()
  const { pathname, search } = useLocation()
  const { status, title, requestId } = describeError(error)
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
  // A members' page for somebody not known yet: the session machine is finding out.
  if (status === 401) return <ConfirmingSignIn />
  if (status === 403) {
    return (
      <Suspense>
        <NoAccessMessage />
      </Suspense>
    )
  }
  if (status === 400) return <MessagePage heading="h1" drawing="failed" title={errorCopy.badRequest} />
  return (
    <MessagePage
      heading="h1"
      drawing="failed"
      title={title}
      advice={requestId ? errorCopy.requestId(requestId) : errorCopy.failedAdvice}
    >
      <Link className="button" to={pathname + search} reloadDocument>
        <Icon name="retry" size={15} />
        {errorCopy.retry}
      </Link>
    </MessagePage>
  )
}
