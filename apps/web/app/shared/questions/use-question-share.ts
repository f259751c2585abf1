import { useShare } from '@kms/features/shell/use-share'
import { useRef } from 'react'
import { browserApi } from './question-calls.ts'

/** Shares the page, and tells once that it was shared. */
export function useQuestionShare(id: string, title: string) {
  const { copied, share } = useShare()
  const told = useRef('')
  const shareNow = () => {
    void share(title)
    if (told.current === id) return
    told.current = id
    void browserApi()
      .then((api) => api.shareQuestion({ params: { id } }))
      .catch(() => undefined)
  }
  return { copied, share: shareNow }
}
