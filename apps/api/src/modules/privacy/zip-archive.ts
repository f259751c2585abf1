import { crc32, deflateRawSync } from 'node:zlib'

type Entry = { name: string; content: string }

const UTF8_NAMES = 0x0800
const DEFLATED = 8
/** 1 January 1980: the format's first day. What was made when is said inside. */
const DAY_ONE = 0x21

/** A ZIP archive of texts. Small enough to be made in memory: collect-copy.ts limits what goes in. */
export function zipArchive(entries: readonly Entry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content } of entries) {
    const plain = Buffer.from(content)
    const packed = deflateRawSync(plain)
    const bytes = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(UTF8_NAMES, 2)
    facts.writeUInt16LE(DEFLATED, 4)
    facts.writeUInt16LE(DAY_ONE, 8)
    facts.writeUInt32LE(crc32(plain), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(plain.length, 18)
    facts.writeUInt16LE(bytes.length, 22)
    const local = Buffer.concat([signature(0x04034b50), facts, bytes, packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([signature(0x02014b50), version(), facts, rest, bytes]))
    parts.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, list, signature(0x06054b50), end])
}

function signature(number: number) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(number)
  return bytes
}

function version() {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(20)
  return bytes
}
