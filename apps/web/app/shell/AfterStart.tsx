import { STARTED_MARK } from '@kms/features/shell/early-clicks'
import { useEffect, useState, type ComponentType } from 'react'

/** What no reader waits for — session, short messages, prefetching — is loaded and started once the page can be read. */
export function AfterStart() {
  const [Started, setStarted] = useState<ComponentType>()
  useEffect(() => {
    document.documentElement.dataset[STARTED_MARK] = ''
    void import('./Started.tsx').then((module) => setStarted(() => module.Started))
  }, [])
  return Started && <Started />
}
