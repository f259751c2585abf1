import { expect, it } from 'vitest'
import { checkLogin, SSO_CHECK_TIMEOUT_MS } from './check-login.ts'

const answering = (status: number, body: unknown) => async () => ({ ok: status < 400, status, json: async () => body })

it.each([
  [{ code: 200, data: { login: true } }, true],
  [{ code: 200, data: { login: false } }, false],
  [{ code: 200, data: null }, false],
  [null, false],
])('%j: signed in %s', async (body, signedIn) => {
  expect(await checkLogin('https://iam/checkLogin', answering(200, body))).toBe(signedIn)
})

it('fails on anything but success, so that the reason can be logged', async () => {
  await expect(checkLogin('https://iam/checkLogin', answering(503, {}))).rejects.toThrow('503')
})

it('asks by POST with the cookies of the provider, for a second and a half at most', async () => {
  expect(SSO_CHECK_TIMEOUT_MS).toBe(1500)
  let asked: RequestInit | undefined
  await checkLogin('https://iam/checkLogin', async (_url, init) => {
    asked = init
    return { ok: true, status: 200, json: async () => ({}) }
  })
  expect(asked).toMatchObject({ method: 'POST', credentials: 'include' })
  expect(asked?.signal).toBeInstanceOf(AbortSignal)
})
