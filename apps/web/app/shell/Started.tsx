import { useToasts } from '@kms/features/toast/toast-store'
import { callCopy } from '@kms/ui/copy/call.copy'
import { ToastRegion } from '@kms/ui/Toast'
import { useIdlePrefetch } from './use-idle-prefetch.ts'
import { useSession } from './session/use-session.ts'

export function Started() {
  useSession()
  useIdlePrefetch()
  return <ToastRegion toasts={useToasts()} label={callCopy.region} />
}
