import type { sections } from '@kms/contract'
import { rememberCursor, rememberedCursor } from '@kms/features/drafts/cursor-memory'
import { draftBoxPath } from '@kms/features/drafts/draft-paths'
import type { DraftSession } from '@kms/features/drafts/draft-session'
import { findCodes } from '@kms/features/drafts/find-codes'
import { useTitleHints } from '@kms/features/drafts/use-title-hints'
import { authoringCopy as copy } from '@kms/ui/copy/authoring.copy'
import { Suspense, useRef } from 'react'
import { Link } from 'react-router'
import { useDevice } from '../use-device.ts'
import { authoringApi } from './authoring-api.ts'
import './authoring.css'
import { CodesField } from './CodesField.tsx'
import { ConflictChoice } from './ConflictChoice.tsx'
import { LabelFields } from './LabelFields.tsx'
import { LazyEditor } from './LazyEditor.tsx'
import { Outcome } from './Outcome.tsx'
import { PublishButton } from './PublishButton.tsx'
import { SaveWord } from './SaveWord.tsx'
import { SignInAgain } from './SignInAgain.tsx'
import { TitleField } from './TitleField.tsx'
import { TitleHints } from './TitleHints.tsx'
import { UnsentOffer } from './UnsentOffer.tsx'
import { uploader } from './uploader.ts'
import { useWriting } from './use-writing.ts'

type Props = {
  session: DraftSession
  tree: readonly sections.SectionTree[]
}

const findPeople = (keyword: string) => authoringApi.listAtUsers({ body: { keyword } })

/** Everything about one piece: title, text, numbers, section and tags; both sites show the same form. */
export function AuthoringForm({ session, tree }: Props) {
  const device = useDevice()
  const writing = useWriting(session)
  const { draft, problems } = writing
  const { fields } = draft
  const box = useRef<HTMLDivElement>(null)
  const isQuestion = fields.questionType === 0
  const hints = useTitleHints(authoringApi, isQuestion ? fields.title : '')
  if (draft.outcome) return <Outcome draft={draft} />
  const locked = draft.busy === 'publishing' || draft.other !== null
  return (
    <div className="authoring" ref={box}>
      <div className="authoring-bar">
        <SaveWord draft={draft} />
        <Link to={draftBoxPath(device)}>{copy.draftBox}</Link>
        <PublishButton writing={writing} />
      </div>
      {draft.id === null && draft.version === 0 && <UnsentOffer questionType={fields.questionType} />}
      {draft.trouble?.kind === 'signedOut' && <SignInAgain flush={session.flush} />}
      {draft.other && <ConflictChoice mine={fields} other={draft.other} choose={writing.choose} />}
      {problems.length > 0 && (
        <ul className="form-problems" role="alert">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <TitleField
        title={fields.title}
        placeholder={isQuestion ? copy.askTitle : copy.writeTitle}
        readOnly={locked}
        onChange={writing.changeTitle}
        onEnter={() => box.current?.querySelector<HTMLElement>('.tiptap')?.focus()}
      />
      <TitleHints found={hints} />
      <Suspense fallback={<p className="editor-loading">{copy.loading}</p>}>
        <LazyEditor
          key={writing.edition}
          device={device}
          label={copy.content}
          placeholder={isQuestion ? copy.askPlaceholder : copy.writePlaceholder}
          initial={{ doc: fields.doc, html: fields.content }}
          onChange={writing.changeText}
          cursor={rememberedCursor(draft.key)}
          onCursor={(cursor) => rememberCursor(draft.key, cursor)}
          uploader={uploader}
          findPeople={findPeople}
          findCodes={findCodes}
          readOnly={locked}
        />
      </Suspense>
      <CodesField
        codes={fields.catalogueCodes}
        found={writing.found}
        onChange={(catalogueCodes) => writing.change({ catalogueCodes })}
      />
      <LabelFields tree={tree} fields={fields} onChange={writing.change} />
    </div>
  )
}
