import { useEffect, useState, type ComponentType } from 'react'

/** What no reader waits for — session, short messages, prefetching — is loaded and started once the page can be read. */
export function AfterStart() {
  const [Started, setStarted] = useState<ComponentType>()
  useEffect(() => {
    void import('./Started.tsx').then((module) => setStarted(() => module.Started))
  }, [])
  return Started && <Started />
}
