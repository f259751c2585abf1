import type { Api } from '@kms/api-client'
import { useEffect, useState } from 'react'
import { sameValue } from '../drafts/draft-fields.ts'
import type { Trouble } from '../drafts/draft-machine.ts'
import { troubleOf } from '../drafts/trouble.ts'
import type { Failure } from '../http/refusal.ts'
import { useKeptText } from '../drafts/use-kept-text.ts'
import type { AnswerText } from './use-answer-writing.ts'

type Calls = Pick<Api, 'getAnswer' | 'updateAnswer'>
type Version = { revision: number; text: AnswerText }
type Status = 'published' | 'pending'

type Options = {
  getCalls: () => Promise<Calls>
  memberId: string
  answerId: string
  onSaved: (status: Status) => void
}

const EMPTY_LINE = '<p></p>'
const withoutTail = (html: string): string =>
  html.endsWith(EMPTY_LINE) ? withoutTail(html.slice(0, -EMPTY_LINE.length)) : html

/** One's own answer being changed. What another window has saved meanwhile is shown beside it, never overwritten. */
export function useAnswerEdit({ getCalls, memberId, answerId, onSaved }: Options) {
  /** What the server has; undefined while it is being asked. */
  const [theirs, setTheirs] = useState<Version>()
  /** What is written here, and which revision it began from. */
  const [mine, setMine] = useState<Version>()
  const [uploading, setUploading] = useState(0)
  const [state, setState] = useState<'opening' | 'unopened' | 'idle' | 'saving'>('opening')
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [wasRestored, setRestored] = useState(false)
  const [edition, setEdition] = useState(0)
  const kept = useKeptText<Version>(memberId, `answer-edit-${answerId}`, (found) => {
    setMine(found)
    setRestored(true)
    setEdition((now) => now + 1)
  })

  const read = async (): Promise<Version & { status: Status }> => {
    const { own } = await (await getCalls()).getAnswer({ params: { id: answerId } })
    if (!own) throw new Error('not one of the own answers')
    const status = own.waiting === 'pending' ? 'pending' : 'published'
    return { revision: own.revision, text: { content: own.content, doc: own.doc }, status }
  }
  const open = async () => {
    setState('opening')
    try {
      setTheirs(await read())
      setState('idle')
    } catch {
      setState('unopened')
    }
  }
  useEffect(() => {
    void open()
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [answerId])

  const finish = (status: Status) => {
    kept.drop()
    onSaved(status)
  }
  const save = async (sent: Version) => {
    setState('saving')
    setTrouble(null)
    try {
      const calls = await getCalls()
      const body = { ...sent.text, revision: sent.revision }
      const { status } = await calls.updateAnswer({ params: { id: answerId }, body })
      return finish(status)
    } catch (error) {
      const failure = error as Failure
      const current = failure.error === 'answer.changed_elsewhere' ? await read().catch(() => undefined) : undefined
      // Our own words, whose answer was lost on the way.
      if (current && sameValue(current.text.doc, sent.text.doc)) return finish(current.status)
      if (current) setTheirs(current)
      else setTrouble(troubleOf(failure, Date.now(), navigator.onLine))
      setState('idle')
    }
  }
  const other = theirs && mine && mine.revision !== theirs.revision ? theirs : undefined
  return {
    text: mine?.text ?? theirs?.text,
    state,
    trouble,
    wasRestored,
    edition,
    isChanged: mine !== undefined,
    /** The version of another window, until one of the two is chosen. */
    other,
    canSave: state === 'idle' && mine !== undefined && !other && uploading === 0 && mine.text.content !== '',
    open: () => void open(),
    write(text: AnswerText, onTheirWay: number) {
      const revision = mine?.revision ?? theirs?.revision
      if (revision === undefined) return
      // The editor itself adds a line to go on in after a table or code.
      if (!mine && withoutTail(text.content) === withoutTail(theirs?.text.content ?? '')) return
      setUploading(onTheirWay)
      setTrouble(null)
      setMine({ revision, text })
      kept.keep({ revision, text })
    },
    save: () => mine && void save(mine),
    choose(side: 'mine' | 'other') {
      if (!other || !mine) return
      if (side === 'mine') {
        setMine({ ...mine, revision: other.revision })
        kept.keep({ ...mine, revision: other.revision })
        return
      }
      setMine(undefined)
      setRestored(false)
      setEdition(edition + 1)
      kept.drop()
    },
    forget: kept.drop,
  }
}
