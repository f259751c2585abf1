import { useToasts } from '@kms/features/toast/toast-store'
import { callCopy } from '@kms/ui/copy/call.copy'
import { ToastRegion } from '@kms/ui/Toast'
import { Suspense } from 'react'
import { lazyPart } from '../shared/shell/lazy-part.ts'
import { useOffline } from './offline/use-offline.ts'
import { useIdlePrefetch } from './use-idle-prefetch.ts'
import { useSession } from './session/use-session.ts'

const OutboxStrip = lazyPart(async () => (await import('./offline/OutboxStrip.tsx')).OutboxStrip)

export function Started() {
  useSession()
  useIdlePrefetch()
  const mayHaveUnsent = useOffline()
  return (
    <>
      <ToastRegion toasts={useToasts()} label={callCopy.region} />
      <Suspense>{mayHaveUnsent && <OutboxStrip />}</Suspense>
    </>
  )
}
