import type { Tx } from '@kms/db'
import type { Deps } from '../../kernel/deps.ts'
import { fileIdsIn, withFileAddresses } from './file-references.ts'
import { readFilesOf } from './read-files.ts'
import { showFiles, useFiles } from './use-files.ts'

export type PieceOf = { type: 'question' | 'answer'; id: string }

/**
 * What readers see, what its author or a moderator still has before him, and what readers saw before use files apart: one may
 * lose what the other keeps. Once shown, a version takes the place of the one that waited, and the one before it is history.
 */
type Version = 'shown' | 'waiting' | 'past'
const SUFFIX = { shown: '', waiting: '-draft', past: '-history' }
const nameOf = ({ type, id }: PieceOf, version: Version) => `${type}${SUFFIX[version]}:${id}`

type Text = { authorId: string; html: string }

/** Says in the writing transaction which files a version uses, and lets go of those that it used before. */
export const useFilesOf = (tx: Tx, piece: PieceOf, version: Exclude<Version, 'past'>, { authorId, html }: Text) =>
  useFiles(tx, {
    usedBy: nameOf(piece, version),
    ...(version === 'shown' && { insteadOf: nameOf(piece, 'waiting'), rememberAs: nameOf(piece, 'past') }),
    authorId,
    fileIds: fileIdsIn(html),
    visible: version === 'shown',
  })

/**
 * The same where there was nothing before, or where letting go can wait (an autosave every two seconds): a text without files
 * costs nothing.
 */
export async function keepFiles(tx: Tx, piece: PieceOf, version: Exclude<Version, 'past'>, text: Text) {
  if (fileIdsIn(text.html).length > 0) await useFilesOf(tx, piece, version, text)
}

/** Readers no longer see the piece. */
export const hideFiles = (tx: Tx, piece: PieceOf) => showFiles(tx, nameOf(piece, 'shown'), false)

/** They see it again. */
export const revealFiles = (tx: Tx, piece: PieceOf) => showFiles(tx, nameOf(piece, 'shown'), true)

/** Texts as they are shown: addresses in place of references. One statement for all of them, none where no text has a file. */
export async function withAddresses(deps: Deps, texts: readonly (PieceOf & { html: string })[]): Promise<string[]> {
  const withFiles = texts.filter(({ html }) => fileIdsIn(html).length > 0)
  if (withFiles.length === 0) return texts.map(({ html }) => html)
  const names = withFiles.flatMap((piece) => [nameOf(piece, 'shown'), nameOf(piece, 'waiting')])
  const found = await readFilesOf(deps, names)
  return texts.map(({ html }) => withFileAddresses(html, found))
}

/** Every file that a piece has or had before readers, by what its versions call it. */
export async function filesOfHistory(deps: Deps, piece: PieceOf) {
  const found = await readFilesOf(deps, [nameOf(piece, 'shown'), nameOf(piece, 'past')])
  return new Map([...found].map(([id, file]) => [`file:${id}`, file]))
}
