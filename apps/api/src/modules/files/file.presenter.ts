import type { files } from '@kms/contract'
import type { ObjectStore } from '../../adapters/object-store.ts'
import { fullName, type FileRow } from './file-row.ts'
import { REFUSALS, type Why } from './refusal.ts'

type Addresses = Pick<ObjectStore, 'publicAddress' | 'downloadAddress'>
export type PresentableFile = Pick<
  FileRow,
  'id' | 'purpose' | 'name' | 'size' | 'state' | 'key' | 'type' | 'width' | 'height' | 'thumbnails' | 'reason'
>

/** A picture of ours has an address for good; everything else is a download that ends. */
export function presentFile(store: Addresses, file: PresentableFile): files.FileView {
  const { id, state, name, type, width, height, reason } = file
  return {
    id,
    state,
    percent: state === 'pending' ? 0 : 100,
    name,
    size: Number(file.size ?? 0),
    type,
    url: state === 'ready' ? addressOf(store, file) : null,
    width,
    height,
    thumbnails: file.thumbnails.map((thumbnail) => ({
      width: thumbnail.width,
      type: thumbnail.type,
      url: store.publicAddress(`${file.key}/${thumbnail.name}`),
    })),
    reason: reason && (REFUSALS[reason as Why] ?? null),
  }
}

export type Picture = Pick<FileRow, 'key' | 'type' | 'thumbnails'>

/** The smallest copy of a picture that is never shown large; itself where it is small already. */
export function pictureAddress(store: Addresses, { key, type, thumbnails }: Picture): string | null {
  const small = thumbnails.filter((each) => each.type === 'image/webp').sort((a, b) => a.width - b.width)[0]
  const name = small?.name ?? (type && fullName(type))
  return name ? store.publicAddress(`${key}/${name}`) : null
}

const addressOf = (store: Addresses, { purpose, key, name, type }: PresentableFile) =>
  purpose === 'image' && type ? store.publicAddress(`${key}/${fullName(type)}`) : store.downloadAddress(key, name)
