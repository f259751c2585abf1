import { errorCopy } from '@kms/ui/copy/error.copy'
import { data } from 'react-router'
import { MessagePage } from '@kms/ui/MessagePage'

export const loader = () => data(null, { status: 403 })
export const meta = () => [{ title: errorCopy.noAccess }, { name: 'robots', content: 'noindex' }]

export default function NoAccessPage() {
  return <MessagePage heading="h1" drawing="noAccess" title={errorCopy.noAccess} advice={errorCopy.noAccessAdvice} />
}
