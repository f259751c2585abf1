import type { Tx } from '@kms/db'
import type { Deps } from '../../kernel/deps.ts'
import { fileIdsIn, withFileAddresses } from './file-references.ts'
import { readFilesOf } from './read-files.ts'
import { useFiles } from './use-files.ts'

export type PieceOf = { type: 'question' | 'answer'; id: string }

/** What readers see and what its author or a moderator still has before him use files apart: one may lose what the other keeps. */
type Version = 'shown' | 'waiting'
const nameOf = ({ type, id }: PieceOf, version: Version) =>
  version === 'shown' ? `${type}:${id}` : `${type}-draft:${id}`

type Text = { authorId: string; html: string; isNew: boolean }

/** Says in the writing transaction which files a version uses. A new text without files costs nothing. */
export async function keepFiles(tx: Tx, piece: PieceOf, version: Version, { authorId, html, isNew }: Text) {
  const fileIds = fileIdsIn(html)
  if (isNew && fileIds.length === 0) return
  await useFiles(tx, { usedBy: nameOf(piece, version), authorId, fileIds, visible: version === 'shown' })
}

/** The version before readers took over what the waiting one had. */
export async function showWaitingFiles(tx: Tx, piece: PieceOf, text: Omit<Text, 'isNew'>) {
  const fileIds = fileIdsIn(text.html)
  if (fileIds.length > 0)
    await useFiles(tx, { usedBy: nameOf(piece, 'shown'), authorId: text.authorId, fileIds, visible: true })
  await useFiles(tx, { usedBy: nameOf(piece, 'waiting'), authorId: text.authorId, fileIds: [], visible: false })
}

/** Texts as they are shown: addresses in place of references. One statement for all of them, none where no text has a file. */
export async function withAddresses(deps: Deps, texts: readonly (PieceOf & { html: string })[]): Promise<string[]> {
  const withFiles = texts.filter(({ html }) => fileIdsIn(html).length > 0)
  const names = withFiles.flatMap((piece) => [nameOf(piece, 'shown'), nameOf(piece, 'waiting')])
  const found = await readFilesOf(deps, names)
  return texts.map(({ html }) => (found.size > 0 || html.includes('"file:') ? withFileAddresses(html, found) : html))
}
