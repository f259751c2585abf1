import type { IncomingMessage } from 'node:http'

const FORM_MAX_BYTES = 8_192

export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > FORM_MAX_BYTES) throw Object.assign(new Error('form too large'), { status: 413, expose: true })
    chunks.push(chunk)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}
