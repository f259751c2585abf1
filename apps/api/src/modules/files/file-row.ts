import { randomBytes } from 'node:crypto'
import type { files } from '@kms/contract'
import type { Db, Tx } from '@kms/db'
import { PUBLIC_PREFIX } from '../../adapters/object-store.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Shelf } from '../../policies/file.policy.ts'

export type Thumbnail = { name: string; type: string; width: number }

export const FILE_COLUMNS = [
  ...(['id', 'owner_id', 'purpose', 'name', 'declared_type', 'size', 'state', 'upload_key', 'key'] as const),
  ...(['multipart_id', 'type', 'width', 'height', 'thumbnails', 'reason'] as const),
]

export type FileRow = {
  id: string
  owner_id: string
  purpose: files.FilePurpose
  name: string
  declared_type: string
  size: string | null
  state: files.FileState
  upload_key: string
  key: string
  multipart_id: string | null
  type: string | null
  width: number | null
  height: number | null
  thumbnails: Thumbnail[]
  reason: string | null
}

/** 128 random bits, written as PostgreSQL writes them. */
export const newFileId = () =>
  randomBytes(16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

const secret = () => randomBytes(16).toString('hex')

/** Where its owner writes: below the owner's own prefix, under a name that nobody chose. */
export const uploadKeyFor = ({ ownerId }: Shelf) => `u/${ownerId}/${secret()}`

/** Where readers find it. Pictures have a folder: the picture and its thumbnails. */
export const finalKeyFor = ({ ownerId }: Shelf, purpose: files.FilePurpose) =>
  purpose === 'image' ? `${PUBLIC_PREFIX}${secret()}` : `private/${ownerId}/${secret()}`

/** Everything that a file may have left in the store. */
export const objectsOf = ({ purpose, upload_key, key, type, thumbnails }: Omit<FileRow, 'size'>): string[] => [
  upload_key,
  ...(purpose === 'image'
    ? [...fullNames(type), ...thumbnails.map(({ name }) => name)].map((name) => `${key}/${name}`)
    : key === upload_key
      ? []
      : [key]),
]

export const fullName = (type: string) => `full.${type === 'image/jpeg' ? 'jpg' : type.slice('image/'.length)}`

/** A check that was cut off may have left any of them. */
const fullNames = (type: string | null) => (type ? [fullName(type)] : ['full.jpg', 'full.png', 'full.webp'])

/** The owner's file; another's is as unknown as one that does not exist. */
export async function findOwnFile(db: Db | Tx, { ownerId }: Shelf, id: string): Promise<FileRow> {
  const row = await db
    .selectFrom('file')
    .select(FILE_COLUMNS)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  if (!row) throw new AppError('file.not_found')
  return row as unknown as FileRow
}
