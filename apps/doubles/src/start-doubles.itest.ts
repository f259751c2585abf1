import { afterAll, beforeAll, expect, it } from 'vitest'
import { startDoubles, type Doubles } from './start-doubles.ts'

let doubles: Doubles
let other: Doubles
beforeAll(async () => {
  doubles = await startDoubles()
  other = await startDoubles()
})
afterAll(() => Promise.all([doubles.close(), other.close()]).then(() => undefined))

const control = (body: unknown) =>
  fetch(`${doubles.origin}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const discovery = ({ origin }: Doubles, init?: RequestInit) =>
  fetch(`${origin}/iam/.well-known/openid-configuration`, init)

it('is healthy, and its issuer carries its own port', async () => {
  expect((await fetch(`${doubles.origin}/healthz`)).status).toBe(200)
  expect(await (await discovery(doubles)).json()).toMatchObject({
    issuer: `${doubles.origin}/iam`,
    authorization_endpoint: `${doubles.origin}/iam/auth`,
    end_session_endpoint: `${doubles.origin}/iam/session/end`,
    code_challenge_methods_supported: ['S256'],
  })
})
it('breaks the connection of one service of one instance while it is down', async () => {
  expect(await (await control({ service: 'iam', mode: 'down' })).json()).toMatchObject({ iam: 'down', wechat: 'up' })
  await expect(discovery(doubles)).rejects.toThrow('fetch failed')
  expect((await discovery(other)).status).toBe(200)
  expect((await fetch(`${doubles.origin}/wechat-api/cgi-bin/token`)).status).toBe(200)
  await control({ service: 'iam', mode: 'up' })
  expect((await discovery(doubles)).status).toBe(200)
})
it('answers late while it is slow, and closes without waiting for it', async () => {
  await control({ service: 'iam', mode: 'slow', delayMs: 60_000 })
  await expect(discovery(doubles, { signal: AbortSignal.timeout(200) })).rejects.toThrow('aborted due to timeout')
  await control({ service: 'iam', mode: 'slow', delayMs: 1 })
  expect((await discovery(doubles)).status).toBe(200)
})
it('refuses to control what it does not know', async () => {
  expect((await control({ service: 'bank', mode: 'down' })).status).toBe(400)
  expect((await control({ service: 'iam', mode: 'sideways' })).status).toBe(400)
})
it('says clearly when the port is taken', async () => {
  await expect(startDoubles({ port: Number(new URL(doubles.origin).port) })).rejects.toThrow('EADDRINUSE')
})
