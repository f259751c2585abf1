import type { EditorValue } from '@kms/editor/RichEditor'
import { CODE_LIMIT, missingIn, TITLE_LIMIT, type DraftFields } from '@kms/features/drafts/draft-fields'
import type { DraftSession } from '@kms/features/drafts/draft-session'
import { codesIn } from '@kms/features/drafts/find-codes'
import { mergeCodes } from '@kms/features/drafts/merge-codes'
import { useDraft } from '@kms/features/drafts/use-draft-session'
import { noteUnsent } from '@kms/features/outbox/note-unsent'
import { authoringCopy } from '@kms/ui/copy/authoring.copy'
import { useState } from 'react'
import { plainText } from './plain-text.ts'

const copy = authoringCopy.missing
const codesOf = (title: string, text: string) => codesIn(`${title}\n${text}`, CODE_LIMIT)

/** What the form does with the draft: every change goes through here, and the numbers in it are found here. */
export function useWriting(session: DraftSession) {
  const draft = useDraft(session)
  const [text, setText] = useState(() => plainText(draft.fields.content))
  const [asked, setAsked] = useState(false)
  // Another version was chosen: the editor starts again with it.
  const [edition, setEdition] = useState(0)
  const { fields } = draft
  const found = codesOf(fields.title, text)

  const change = (next: Partial<DraftFields>, uploading = draft.uploading) =>
    session.dispatch({ type: 'changed', fields: next, uploading, now: Date.now() })
  const withCodes = (title: string, nextText: string) => ({
    catalogueCodes: mergeCodes(fields.catalogueCodes, found, codesOf(title, nextText), CODE_LIMIT),
  })
  const problems = [
    ...missingIn(fields).map((field) => copy[field]),
    ...(fields.title.trim().length > TITLE_LIMIT ? [copy.tooLong] : []),
  ]

  return {
    draft,
    found,
    edition,
    change,
    /** Said only after the author has tried to publish. */
    problems: asked ? problems : [],
    changeTitle: (title: string) => change({ title, ...withCodes(title, text) }),
    changeText: ({ doc, html, text: words, uploading }: EditorValue) => {
      setText(words)
      change({ doc, content: html, ...withCodes(fields.title, words) }, uploading)
    },
    publish: () => {
      setAsked(true)
      // A picture on its way counts as text: the post waits for it.
      const waiting = draft.uploading > 0 ? problems.filter((problem) => problem !== copy.content) : problems
      if (waiting.length > 0) return
      session.dispatch({ type: 'publish' })
      // The window may be closed before the network is back.
      if (!navigator.onLine) void noteUnsent()
    },
    cancelPublish: () => session.dispatch({ type: 'cancelPublish' }),
    choose: (side: 'mine' | 'other') => {
      session.dispatch({ type: 'chose', side })
      setText(plainText(session.get().fields.content))
      setEdition(edition + 1)
    },
  }
}
export type WritingForm = ReturnType<typeof useWriting>
