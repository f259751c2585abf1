import { libraryPath } from '@kms/features/faq/faq-paths'
import { pageCopy, roomCopy } from '@kms/ui/copy/pages.copy'
import { MessagePage } from '@kms/ui/MessagePage'
import { Link, useMatches } from 'react-router'
import { useDevice } from '../use-device.ts'

/** A page whose content comes with a later capability: its name, what will be here, and where to go meanwhile. */
export function Room() {
  const device = useDevice()
  const copy = pageCopy(useMatches().at(-1)?.id)
  return (
    <MessagePage heading="h1" drawing="empty" title={copy?.title ?? ''} advice={copy?.soon}>
      <Link className="button outline" to={libraryPath(device)}>
        {roomCopy.browse}
      </Link>
    </MessagePage>
  )
}
