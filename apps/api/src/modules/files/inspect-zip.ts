import { Refusal } from './refusal.ts'

/** Reads a piece of the archive. */
export type ReadPiece = (from: number, length: number) => Promise<Buffer>

export const MAX_ENTRIES = 10_000
export const MAX_UNPACKED = 4 * 1024 ** 3
/** Text packs ten to one, drawings thirty; bombs a thousand and more. Small archives may do as they like. */
export const MAX_RATIO = 100
const RATIO_COUNTS_FROM = 50 * 1024 * 1024
const MAX_DIRECTORY = 4 * 1024 * 1024

const END = 0x06054b50
const END_BYTES = 22
const END64 = 0x06064b50
const END64_BYTES = 56
const LOCATOR_BYTES = 20
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const LONGEST_COMMENT = 0xffff
const IN_ZIP64 = 0xffffffff
const SYMLINK = 0o120000
const KIND_OF_FILE = 0o170000

/**
 * Looks into an archive's directory, and only there: nothing is unpacked. Refuses what would harm who unpacks it: bombs,
 * paths that climb out, links. Returns the names.
 */
export async function inspectZip(size: number, read: ReadPiece): Promise<string[]> {
  const { at, length, entries } = await findDirectory(size, read)
  if (entries > MAX_ENTRIES || length > MAX_DIRECTORY) throw new Refusal('bomb')
  if (at + length > size) throw new Refusal('archive')
  const directory = await read(at, length)
  const names: string[] = []
  let unpacked = 0
  for (let position = 0; names.length < entries;) {
    if (position + ENTRY_BYTES > directory.length || directory.readUInt32LE(position) !== ENTRY)
      throw new Refusal('archive')
    const nameLength = directory.readUInt16LE(position + 28)
    const extraLength = directory.readUInt16LE(position + 30)
    const commentLength = directory.readUInt16LE(position + 32)
    const nameAt = position + ENTRY_BYTES
    const name = directory.toString('utf8', nameAt, nameAt + nameLength)
    const mode = directory.readUInt32LE(position + 38) >>> 16
    if (!isHarmlessPath(name) || (mode & KIND_OF_FILE) === SYMLINK) throw new Refusal('paths')
    const declared = directory.readUInt32LE(position + 24)
    const extra = directory.subarray(nameAt + nameLength, nameAt + nameLength + extraLength)
    unpacked += declared === IN_ZIP64 ? sizeIn(extra) : declared
    names.push(name)
    position = nameAt + nameLength + extraLength + commentLength
  }
  if (unpacked > MAX_UNPACKED || (unpacked > RATIO_COUNTS_FROM && unpacked > size * MAX_RATIO))
    throw new Refusal('bomb')
  return names
}

async function findDirectory(size: number, read: ReadPiece) {
  const length = Math.min(size, END_BYTES + LONGEST_COMMENT + LOCATOR_BYTES)
  const tail = await read(size - length, length)
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    // The comment reaches to the very end: what follows an archive is something else.
    if (tail.readUInt32LE(at) !== END || at + END_BYTES + tail.readUInt16LE(at + 20) !== tail.length) continue
    const end = {
      entries: tail.readUInt16LE(at + 10),
      length: tail.readUInt32LE(at + 12),
      at: tail.readUInt32LE(at + 16),
    }
    const isLarge = end.entries === 0xffff || end.length === IN_ZIP64 || end.at === IN_ZIP64
    if (!isLarge) return end
    if (at < LOCATOR_BYTES) break
    const end64At = Number(tail.readBigUInt64LE(at - LOCATOR_BYTES + 8))
    if (end64At + END64_BYTES > size) break
    const end64 = await read(end64At, END64_BYTES)
    if (end64.readUInt32LE(0) !== END64) break
    return {
      entries: Number(end64.readBigUInt64LE(32)),
      length: Number(end64.readBigUInt64LE(40)),
      at: Number(end64.readBigUInt64LE(48)),
    }
  }
  throw new Refusal('archive')
}

/** The first value of the zip64 field is the unpacked size. Absent where it was promised: as large as can be. */
function sizeIn(extra: Buffer): number {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) === 1 && at + 12 <= extra.length) return Number(extra.readBigUInt64LE(at + 4))
  }
  return Infinity
}

const isHarmlessPath = (name: string) =>
  !/^[/\\]|^[a-z]:|\0|\\/i.test(name) && !name.split('/').some((part) => part === '..')
