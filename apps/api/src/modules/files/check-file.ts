import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { downloadAs } from '../../adapters/object-store.ts'
import type { StoredObject } from '../../adapters/store-calls.ts'
import type { Deps } from '../../kernel/deps.ts'
import type { JobPayloads } from '../../kernel/jobs.ts'
import { encodeImage } from './encode-image.ts'
import { FILE_COLUMNS, objectsOf, type FileRow, type Thumbnail } from './file-row.ts'
import { inspectFile } from './inspect-file.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { goodParts, missingParts } from './parts.ts'
import { Refusal, type Why } from './refusal.ts'
import { jobPatience } from './store-patience.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const inTurn = oneAtATime()

type Outcome = { type: string; width?: number; height?: number; thumbnails?: Thumbnail[] }

/** Looks into an upload and makes it ready, or turns it down with a reason. Run twice, it does the same again. */
export const checkFile = (deps: Deps, { fileId }: JobPayloads['file.check']) => inTurn(() => check(deps, fileId))

async function check(deps: Deps, fileId: string) {
  const found = await deps.db
    .selectFrom('file')
    .select(FILE_COLUMNS)
    .where('id', '=', fileId)
    .where('state', '=', 'uploaded')
    .executeTakeFirst()
  if (!found) return
  const row = found as unknown as FileRow
  const signal = jobPatience()
  try {
    const outcome = await examine(deps, row, signal)
    const { thumbnails = [], ...rest } = outcome
    await settle(deps, fileId, { ...rest, state: 'ready', thumbnails: JSON.stringify(thumbnails) })
    // The upload has served its purpose; when this fails the next sweep of the row takes it along.
    if (row.key !== row.upload_key) await deps.store.erase([row.upload_key], signal)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await deps.store.erase(objectsOf(row), signal)
    await settle(deps, fileId, { state: 'rejected', reason: error.why })
    deps.log.info({ fileId, why: error.why }, 'upload turned down')
  }
}

type Settled =
  { state: 'rejected'; reason: Why } | (Omit<Outcome, 'thumbnails'> & { state: 'ready'; thumbnails: string })

const settle = ({ db }: Deps, id: string, values: Settled) =>
  db.updateTable('file').set(values).where('id', '=', id).where('state', '=', 'uploaded').execute()

async function examine(deps: Deps, row: FileRow, signal: AbortSignal): Promise<Outcome> {
  const { store } = deps
  const size = Number(row.size)
  if (row.multipart_id !== null) await complete(deps, row, size, signal)
  const object = await store.head(row.upload_key, signal)
  if (!object) throw new Refusal('missing')
  if (object.size !== size) throw new Refusal('size')

  // Everything is read by the tag of what was looked at: bytes exchanged meanwhile are not found.
  const read = async (from?: number, to?: number): Promise<Readable> => {
    const stream = await store.read(row.upload_key, object.tag, signal, from, to)
    if (!stream) throw new Refusal('missing')
    return stream
  }
  const { type, isImage } = await inspectFile({
    name: row.name,
    size,
    piece: async (from, length) => buffer(await read(from, from + length - 1)),
    stream: read,
  })
  if (isImage) return storeImages(deps, row, await buffer(await read()), signal)
  await keep(deps, row, object, signal)
  return { type }
}

/** Parts become one object; a run before this one may have done it. */
async function complete({ store }: Deps, { upload_key, multipart_id }: FileRow, size: number, signal: AbortSignal) {
  const parts = await store.listParts(upload_key, multipart_id ?? '', signal)
  if (!parts) return
  const good = goodParts(size, parts)
  if (missingParts(size, good).length > 0) throw new Refusal('size')
  await store.completeParts(upload_key, multipart_id ?? '', good, signal)
}

async function storeImages({ store }: Deps, { key }: FileRow, bytes: Buffer, signal: AbortSignal): Promise<Outcome> {
  let outcome: Outcome | undefined
  const thumbnails: Thumbnail[] = []
  for await (const image of encodeImage(bytes)) {
    const { name, type, width, height } = image
    await store.put(`${key}/${name}`, image.bytes, { type, cache: FOREVER }, signal)
    if (outcome) thumbnails.push({ name, type, width })
    else outcome = { type, width, height }
  }
  if (!outcome) throw new Refusal('image')
  return { ...outcome, thumbnails }
}

/** To a place that no address of its owner's reaches. Parts can't be sent any more once they are one, so they stay. */
async function keep({ store }: Deps, row: FileRow, object: StoredObject, signal: AbortSignal) {
  if (row.key === row.upload_key) return
  const headers = { type: 'application/octet-stream', disposition: downloadAs(row.name) }
  await store.copy(row.upload_key, object.tag, row.key, headers, signal)
}
