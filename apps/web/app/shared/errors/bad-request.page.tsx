import { errorCopy } from '@kms/ui/copy/error.copy'
import { MessagePage } from '@kms/ui/MessagePage'
import { data } from 'react-router'

export const loader = () => data(null, { status: 400 })
export const meta = () => [{ title: errorCopy.badRequest }, { name: 'robots', content: 'noindex' }]

export default function BadRequestPage() {
  return <MessagePage heading="h1" drawing="failed" title={errorCopy.badRequest} />
}
