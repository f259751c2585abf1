import { useEffect, useRef } from 'react'
import { browserApi } from './question-calls.ts'

/** Tells once that the piece was opened. Telemetry: nobody waits for it, nobody misses it. */
export function useReadReport(id: string) {
  const told = useRef('')
  useEffect(() => {
    if (told.current === id) return
    told.current = id
    void browserApi()
      .then((api) => api.readQuestion({ params: { a: id, b: '0' }, query: {} }))
      .catch(() => undefined)
  }, [id])
}
