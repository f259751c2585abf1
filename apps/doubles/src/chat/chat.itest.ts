import { afterAll, beforeAll, expect, it } from 'vitest'
import { SIGNATURE_LIFE_MS } from '../seen-nonces.ts'
import { startDoubles, type Doubles } from '../start-doubles.ts'
import { chatSignature, type ChatParameters } from './chat-signature.ts'

const KEY = 'chat-development-key'
const SIGNED_AT = 1_455_675_719_000
/** Parameters of Udesk's documentation; the signature computed with sha1sum for our key. */
const SHA1_SAMPLE: ChatParameters = {
  nonce: '9ca6fff5a509fb887ac72cf5c92010e7',
  timestamp: String(SIGNED_AT),
  web_token: 'test@udesk.cn',
  signature: 'B05AFAF2959CF9EF1B68471408978A6D13A61094',
}
const SHA256_SAMPLE: ChatParameters = {
  ...SHA1_SAMPLE,
  encryption_algorithm: 'SHA256',
  signature: 'F0A1D12329CA653DDC8E2D05B509A8061CDA45ABB571AFBC8AA6E5A7F95E7B1B',
}

let doubles: Doubles
let time = SIGNED_AT
let nonce = 0
beforeAll(async () => {
  doubles = await startDoubles({ now: () => time })
})
afterAll(() => doubles.close())

const open = (parameters: Partial<ChatParameters>) =>
  fetch(`${doubles.origin}/chat/im_client/?${new URLSearchParams(parameters as Record<string, string>)}`)
function signed(more: Partial<ChatParameters> = {}): ChatParameters {
  const parameters = { nonce: `n${nonce++}`, timestamp: String(time), web_token: 'u_7', ...more }
  return { ...parameters, signature: chatSignature(parameters, KEY)! }
}

it.each([SHA1_SAMPLE, SHA256_SAMPLE])('agrees with sha1sum and sha256sum: %j', (sample) => {
  expect(chatSignature(sample, KEY)).toBe(sample.signature)
})
it('connects once with a good signature', async () => {
  const first = await open(SHA1_SAMPLE)
  expect(first.status).toBe(200)
  expect(await first.text()).toContain('已连接在线客服')
  const again = await open(SHA1_SAMPLE)
  expect(again.status).toBe(403)
  expect(await again.text()).toContain('签名无效')
})
it('refuses whatever was changed after signing', async () => {
  const good = signed()
  const changes = [
    { nonce: 'x' },
    { timestamp: String(time + 1) },
    { web_token: 'u_8' },
    { encryption_algorithm: 'SHA256' },
  ]
  for (const change of [...changes, { signature: good.signature.toLowerCase() }, { encryption_algorithm: 'MD5' }]) {
    expect((await open({ ...good, ...change })).status, JSON.stringify(change)).toBe(403)
  }
  // A forger did not use up the nonce.
  expect((await open(good)).status).toBe(200)
})
it('refuses what is older than five minutes, seconds for milliseconds, and missing values', async () => {
  const old = signed()
  time += SIGNATURE_LIFE_MS + 1
  expect((await open(old)).status).toBe(403)
  expect((await open(signed({ timestamp: String(Math.floor(time / 1000)) }))).status).toBe(403)
  const { signature: _, ...unsigned } = signed()
  expect((await open(unsigned)).status).toBe(403)
})
it('shows the customer as text', async () => {
  const page = await (await open(signed({ web_token: '<b>x</b>' }))).text()
  expect(page).toContain('&lt;b&gt;')
})
