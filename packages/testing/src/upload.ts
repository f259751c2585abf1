import { files } from '@kms/contract'
import type { Role } from '@kms/api/kernel/actor'
import type { World } from './world.ts'

type Described = { fileName: string; contentType?: string; purpose?: files.FilePurpose }

/** Sends a file as a browser does: asks for an address, puts the bytes there, asks how far it is. Answers its id. */
export async function uploaded(world: World, bytes: Buffer, { fileName, ...rest }: Described, as: Role = 'customer') {
  const body = {
    contentType: 'application/octet-stream',
    purpose: 'attachment' as const,
    ...rest,
    fileName,
    size: bytes.length,
  }
  const { status, data, body: refusal } = await world.call(files.presignUpload, { body }, as)
  if (status !== 200) throw new Error(`${refusal.error}: ${refusal.message}`)
  const sent = await fetch(data.url, { method: data.method, headers: data.headers, body: new Uint8Array(bytes) })
  if (!sent.ok) throw new Error(`the store answers ${sent.status}: ${await sent.text()}`)
  await world.call(files.getFileProgress, { params: { x: data.id } }, as)
  return data.id
}

/** The same, and its check. */
export async function checked(world: World, bytes: Buffer, described: Described, as: Role = 'customer') {
  const id = await uploaded(world, bytes, described, as)
  await world.drain()
  return (await world.call(files.getFileProgress, { params: { x: id } }, as)).data
}
