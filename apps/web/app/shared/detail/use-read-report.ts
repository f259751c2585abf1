import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { browserApi } from '../questions/question-calls.ts'
import type { FoundBy } from '../search/hit-view.ts'

/** Tells once that the piece was opened, and from which place of which search. Telemetry: nobody waits for it, nobody misses it. */
export function useReadReport(kind: 'faq' | 'question', id: string) {
  const told = useRef('')
  const found = useLocation().state as FoundBy | null
  useEffect(() => {
    if (told.current === id) return
    told.current = id
    const call = { params: { a: id, b: '0' }, query: found?.search ? found : {} }
    void browserApi()
      .then((api) => (kind === 'faq' ? api.readFaq(call) : api.readQuestion(call)))
      .catch(() => undefined)
  }, [kind, id, found])
}
