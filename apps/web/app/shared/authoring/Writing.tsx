import type { sections } from '@kms/contract'
import { typeOfAddress } from '@kms/features/drafts/draft-fields'
import type { DraftSession } from '@kms/features/drafts/draft-session'
import { useDraftSession, type Writing as Piece } from '@kms/features/drafts/use-draft-session'
import { authoringCopy as copy } from '@kms/ui/copy/authoring.copy'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { PageError } from '../errors/PageError.tsx'
import { useViewer } from '../use-viewer.ts'
import { authoringApi } from './authoring-api.ts'
import { AuthoringForm } from './AuthoringForm.tsx'

/** What the address asks for: a new piece of one kind, or one that exists. */
export function usePiece(): Piece {
  const [query] = useSearchParams()
  const id = query.get('id')
  if (id !== null) return { kind: 'edit', id }
  return {
    kind: 'new',
    questionType: typeOfAddress(query.get('type')),
    slot: query.get('slot'),
    title: query.get('title') ?? '',
  }
}

type Props = { piece: Piece; children: (session: DraftSession) => ReactNode }

/** Opens the piece; it needs the device, so it begins in the browser. */
export function OpenPiece({ piece, children }: Props) {
  const viewer = useViewer()
  const { session, failed } = useDraftSession(authoringApi, viewer?.id ?? '', piece)
  if (failed !== undefined) return <PageError error={failed} />
  return session ? children(session) : <p className="editor-loading">{copy.loading}</p>
}

/** The whole form about the piece of this address. */
export function Writing({ tree }: { tree: readonly sections.SectionTree[] }) {
  const piece = usePiece()
  const key = piece.kind === 'edit' ? piece.id : `${piece.questionType}${piece.slot ?? ''}`
  return (
    <OpenPiece key={key} piece={piece}>
      {(session) => <AuthoringForm session={session} tree={tree} />}
    </OpenPiece>
  )
}
