import { errorCopy } from '@kms/ui/copy/error.copy'
import { data } from 'react-router'
import { NoAccessMessage } from './NoAccessMessage.tsx'

export const loader = () => data(null, { status: 403 })
export const meta = () => [{ title: errorCopy.noAccess }, { name: 'robots', content: 'noindex' }]

export default function NoAccessPage() {
  return <NoAccessMessage />
}
