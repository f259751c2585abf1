import { callCopy } from '@kms/ui/copy/call.copy'
import { MessagePage } from '@kms/ui/MessagePage'

/** Stands where a members' page will be, until the browser knows who is there. */
export const ConfirmingSignIn = () => (
  <div role="status">
    <MessagePage heading="h1" drawing="noAccess" title={callCopy.confirming} advice={callCopy.confirmingAdvice} />
  </div>
)
