import { homePath } from '@kms/features/faq/faq-paths'
import { errorCopy } from '@kms/ui/copy/error.copy'
import { MessagePage } from '@kms/ui/MessagePage'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { lazyPart } from '../shell/lazy-part.ts'
import { useDevice } from '../use-device.ts'

const ChatButton = lazyPart(async () => (await import('../support/ChatButton.tsx')).ChatButton)

/** Who may not be here can go home, or ask customer service for access. */
export const NoAccessMessage = () => (
  <MessagePage heading="h1" drawing="noAccess" title={errorCopy.noAccess} advice={errorCopy.noAccessAdvice}>
    <div className="actions">
      <Link className="button primary" to={homePath(useDevice())}>
        {errorCopy.home}
      </Link>
      <Suspense>
        <ChatButton />
      </Suspense>
    </div>
  </MessagePage>
)
