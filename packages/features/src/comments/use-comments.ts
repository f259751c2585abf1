import type { Api } from '@kms/api-client'
import type { Reply } from '@kms/contract/comments'
import { useEffect, useState } from 'react'
import { EMPTY_THREAD, withChanged, withOwn, withPage, withReplies, type Thread } from './comment-thread.ts'

type Calls = Pick<Api, 'listComments'>
type Linked = { id: string; threadId: string | null } | undefined

const PAGE = 10
const REPLIES = 50
/** A linked comment is looked for this far. */
const PAGES_LOOKED_THROUGH = 20

/** The comments of one answer: the first page at once, and as far as the linked comment. */
export function useComments(getCalls: () => Promise<Calls>, answerId: string, linked: Linked) {
  const [thread, setThread] = useState<Thread>(EMPTY_THREAD)

  const loadPage = async (cursor: string | null) => {
    const calls = await getCalls()
    return calls.listComments({ body: { answerId, size: PAGE, ...(cursor && { cursor }) } })
  }
  const loadReplies = async (parentId: string) => {
    const calls = await getCalls()
    const replies: Reply[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<Calls['listComments']>> = await calls.listComments({
        body: { answerId, parentId, size: REPLIES, ...(cursor && { cursor }) },
      })
      replies.push(...page.records)
      cursor = page.nextCursor
    } while (cursor)
    return replies
  }
  /** As far as the linked comment, if there is one. */
  const start = async (): Promise<Thread> => {
    let now = withPage(EMPTY_THREAD, await loadPage(null))
    if (!linked) return now
    const rootId = linked.threadId ?? linked.id
    const root = () => now.comments.find(({ id }) => id === rootId)
    for (let page = 1; page < PAGES_LOOKED_THROUGH && !root() && now.nextCursor; page++) {
      now = withPage(now, await loadPage(now.nextCursor))
    }
    const hasReply = linked.threadId === null || root()?.replies.some(({ id }) => id === linked.id)
    return hasReply || !root() ? now : withReplies(now, rootId, await loadReplies(rootId))
  }

  const attempt = async (next: () => Promise<(now: Thread) => Thread>) => {
    setThread((now) => ({ ...now, state: 'loading' }))
    try {
      const apply = await next()
      setThread((now) => ({ ...apply(now), state: 'idle' }))
    } catch {
      setThread((now) => ({ ...now, state: 'failed' }))
    }
  }
  const begin = () =>
    attempt(async () => {
      const first = await start()
      return () => first
    })
  useEffect(() => {
    void begin()
    // Once for every thread: the component is keyed by what is linked.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [answerId])

  return {
    ...thread,
    /** The next page, or the first one again after a failure. */
    more: () =>
      thread.comments.length === 0
        ? begin()
        : attempt(async () => {
            const page = await loadPage(thread.nextCursor)
            return (now) => withPage(now, page)
          }),
    moreReplies: (threadId: string) =>
      attempt(async () => {
        const replies = await loadReplies(threadId)
        return (now) => withReplies(now, threadId, replies)
      }),
    replace: (changed: Reply) => setThread((now) => withChanged(now, changed)),
    add: (written: Reply) => setThread((now) => withOwn(now, written)),
  }
}
