import { useEffect, useState } from 'react'
import { onOutboxChange } from './outbox-channel.ts'
import { EMPTY_OUTBOX, readOutbox, type Outbox } from './read-outbox.ts'

/** What waits and what has been sent, as it changes in whatever window. Null until the device has answered. */
export function useOutbox(memberId: string | null): Outbox | null {
  const [outbox, setOutbox] = useState<Outbox | null>(null)
  useEffect(() => {
    let over = false
    const read = () =>
      void readOutbox(memberId)
        .catch(() => EMPTY_OUTBOX)
        .then((now) => over || setOutbox(now))
    read()
    const stop = onOutboxChange(read)
    return () => {
      over = true
      stop()
    }
  }, [memberId])
  return outbox
}
