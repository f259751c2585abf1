import { Writable } from 'node:stream'
import { buildApp } from '@kms/api/app'
import { createDeps } from '@kms/api/kernel/deps'
import { endpoints, session, type Endpoint } from '@kms/contract'
import { createBrowser, createOutsideWorld, type OutsideWorld } from '@kms/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { specifiedPages } from '../conformance/specification.ts'

/** S15: every answer carries its security headers, whatever it is, and no token stands in an address or a log. */
let world: OutsideWorld
beforeAll(async () => {
  world = await createOutsideWorld({ ENABLE_FAKE_LOGIN: 'true' })
})
afterAll(() => world.close())

const PROTECTED = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': expect.stringMatching(/^(no-referrer|same-origin|strict-origin-when-cross-origin)$/) as string,
}

describe('the API', () => {
  const calls: readonly Endpoint[] = Object.values(endpoints)
  it.each(calls.map(({ method, path }) => [method, path] as const))('%s %s', async (method, path) => {
    const { headers } = await world.app.inject({ method, url: path.replace(/\{\w+\}/g, '1'), payload: {} })
    expect(headers).toMatchObject({
      ...PROTECTED,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': expect.stringContaining('max-age=') as string,
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    })
  })

  it.each(['/api/nowhere', '/%', '/healthz'])('also for %s', async (url) => {
    expect((await world.app.inject({ url })).headers).toMatchObject(PROTECTED)
  })
})

const SITE = process.env['PUBLIC_ORIGIN'] ?? 'http://127.0.0.1:8080'
const AGENTS = { pc: 'Mozilla/5.0 (Windows NT 10.0) Chrome/156.0', mobile: 'Mozilla/5.0 (iPhone) Mobile Safari' }

describe('the pages of the running site', () => {
  const open = (path: string) => {
    const agent = path.startsWith('/mobile') ? AGENTS.mobile : AGENTS.pc
    return fetch(`${SITE}/kms${path}`, { redirect: 'manual', headers: { 'user-agent': agent } })
  }
  it.each([...specifiedPages.map((path) => path.replace('{id}', '1001')), '/pc/nowhere', '/nowhere', '/admin/'])(
    '%s',
    async (path) => {
      const { headers, status } = await open(path)
      expect(Object.fromEntries(headers)).toMatchObject(PROTECTED)
      const policy = headers.get('content-security-policy') ?? ''
      // A redirect shows nothing, so it may do nothing.
      if (status >= 300 && status < 400) return expect(policy).toBe("default-src 'none'; frame-ancestors 'none'")
      for (const rule of ["object-src 'none'", 'base-uri', 'frame-ancestors']) expect(policy).toContain(rule)
      expect(policy).toMatch(/script-src 'self'(?! 'unsafe)/)
      expect(policy).not.toContain('unsafe-eval')
    },
  )
})

describe('tokens', () => {
  it('stand in no log line of a whole sign-in, and in no address', async () => {
    const lines: string[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString())
        done()
      },
    })
    const config = { ...world.config, LOG_LEVEL: 'debug' as const }
    const deps = createDeps(config, pino({ level: 'debug' }, sink))
    const app = await buildApp(deps)
    await app.ready()
    const browser = createBrowser({ ...world, app, deps })
    const { data } = await browser.signIn('customer')
    await browser.call(session.getMyInfo, {}, { authorization: `Bearer ${data}` })
    const secrets = [data, browser.jar.get('KMS_USER_JWT_TOKEN'), browser.jar.get('PRM_OAUTH_TOKEN')]
    await browser.call(session.logout, { body: { channel: 'pc' } })
    await app.close()
    await deps.close()
    const log = lines.join('')
    expect(log.length).toBeGreaterThan(100)
    for (const secret of secrets) {
      expect(secret?.length).toBeGreaterThan(20)
      expect(log).not.toContain(secret)
    }
  })
})
