import { files } from '@kms/contract'
import { mayUseConsole, type Actor, type Member } from '../kernel/actor.ts'

/** Whose files a statement may touch. Made here alone, so that no other id can reach a query. */
export type Shelf = { readonly ownerId: string; readonly __shelf: unique symbol }

/** Uploads are their owner's: no role follows, goes on with or removes another's. */
export const ownShelf = (member: Member): Shelf => ({ ownerId: member.id }) as Shelf

export const largestBigFile = (actor: Actor) =>
  mayUseConsole(actor) ? files.MAX_ADMIN_FILE_BYTES : files.MAX_BIG_FILE_BYTES

type FileInContent = { ownerId: string; state: string; visible: boolean }

/** Readers may have what belongs to content that they see; the owner always. */
export const mayReceiveFile = (member: Member, file: FileInContent) =>
  file.state === 'ready' && (file.visible || file.ownerId === member.id)
