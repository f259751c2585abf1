import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const project = fileURLToPath(new URL('..', import.meta.url))
const script = join(project, 'tools/engines/nginx.sh')
const SCRIPT_TEXT = `export const a = 1 // ${'施知道'.repeat(600)}`

interface Echo {
  by: string
  url: string
  headers: IncomingHttpHeaders
}

/** Stands for a process behind the door: says who it is and what reached it. */
async function startEcho(by: string): Promise<Server> {
  const server = createServer((incoming, response) => {
    incoming.resume()
    const body: Echo & { filler: string } = {
      by,
      url: incoming.url ?? '',
      headers: incoming.headers,
      filler: '断路器'.repeat(500),
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
const portOf = (server: Server): number => (server.address() as AddressInfo).port
const close = (server: Server): Promise<unknown> => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
}

let root: string
let origin: string
let environment: NodeJS.ProcessEnv
let first: Server
let second: Server
let web: Server

const door = (command: string): string =>
  execFileSync('bash', [script, command], { env: environment, encoding: 'utf8' })
const echoOf = async (path: string, init?: RequestInit): Promise<Echo> =>
  (await (await fetch(origin + path, init)).json()) as Echo
const visit = (path: string): Promise<Response> => fetch(origin + path, { redirect: 'manual' })

beforeAll(async () => {
  ;[first, second, web] = await Promise.all([startEcho('api'), startEcho('api'), startEcho('web')])
  const spare = await startEcho('spare')
  const frontPort = portOf(spare)
  await close(spare)
  root = mkdtempSync(join(tmpdir(), 'front-door-'))
  origin = `http://127.0.0.1:${frontPort}`
  mkdirSync(join(root, 'www/kms/admin/assets'), { recursive: true })
  mkdirSync(join(root, 'www/kms/assets'), { recursive: true })
  writeFileSync(join(root, 'www/kms/admin/index.html'), '<title>console</title>')
  writeFileSync(join(root, 'www/kms/admin/assets/main-abc.js'), SCRIPT_TEXT)
  writeFileSync(join(root, 'www/kms/assets/entry-abc.js'), SCRIPT_TEXT)
  environment = {
    ...process.env,
    ENGINES_DATA_DIR: join(root, 'engines'),
    STATIC_ROOT: join(root, 'www'),
    FRONT_PORT: String(frontPort),
    API_PORTS: `${portOf(first)} ${portOf(second)}`,
    WEB_PORTS: String(portOf(web)),
    NGINX_TEMPLATE: '',
    // Its own tests are tests/security/s09-uploads.
    FILES_PORT: '',
  }
  door('start')
})

afterAll(async () => {
  door('stop')
  await Promise.all([first, second, web].filter((server) => server.listening).map(close))
  rmSync(root, { recursive: true, force: true })
})

describe('the front door', () => {
  it.each([
    ['/kms/api/f/faq/1?x=1', 'api', '/api/f/faq/1?x=1'],
    ['/api/f/faq/1', 'api', '/api/f/faq/1'],
    ['/readyz', 'api', '/readyz'],
    ['/kms/pc/home', 'web', '/kms/pc/home'],
    ['/robots.txt', 'web', '/kms/robots.txt'],
    [
      '/kms/mobile/detail/faq/%E6%96%AD%E8%B7%AF?q=%E5%99%A8',
      'web',
      '/kms/mobile/detail/faq/%E6%96%AD%E8%B7%AF?q=%E5%99%A8',
    ],
  ])('sends %s to %s', async (path, by, url) => {
    expect(await echoOf(path)).toMatchObject({ by, url })
  })

  it.each([
    ['/', 302, '/kms/'],
    ['/kms?utm_source=x', 301, '/kms/?utm_source=x'],
    ['/kms/admin', 301, '/kms/admin/'],
  ])('redirects %s', async (path, status, location) => {
    const response = await visit(path)
    expect([response.status, response.headers.get('location')]).toEqual([status, location])
  })

  it.each(['/metrics', '/.env', '/kms/assets/gone-123.js', '/kms/admin/assets/gone-123.js'])(
    'has nothing at %s',
    async (path) => {
      const response = await visit(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('cache-control')).toBeNull()
    },
  )

  it('does not believe what a caller says about its address', async () => {
    const { headers } = await echoOf('/api/x', {
      headers: { 'x-forwarded-for': '8.8.8.8', 'x-forwarded-host': 'evil.example' },
    })
    expect(headers['x-forwarded-for']).toBe('127.0.0.1')
    expect(headers['x-forwarded-host']).toBe(new URL(origin).host)
  })

  it('passes a request id on, makes one where there is none, and replaces one that could break a log', async () => {
    expect((await echoOf('/api/x', { headers: { 'x-request-id': 'trace-0001' } })).headers['x-request-id']).toBe(
      'trace-0001',
    )
    expect((await echoOf('/api/x')).headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
    const hostile = '{"level":"fatal"} forged'
    expect((await echoOf('/api/x', { headers: { 'x-request-id': hostile } })).headers['x-request-id']).toMatch(
      /^[0-9a-f]{32}$/,
    )
  })

  it('answers any address of the console with its page, never cached, under a policy that allows no foreign script', async () => {
    const response = await visit('/kms/admin/faq/12/edit')
    expect([response.status, await response.text()]).toEqual([200, '<title>console</title>'])
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('strict-transport-security')).toBeNull()
  })

  it('asks browsers to stay on https once they came by it', async () => {
    const response = await fetch(`${origin}/kms/admin/`, { headers: { 'x-forwarded-proto': 'https' } })
    expect(response.headers.get('strict-transport-security')).toContain('max-age=')
  })

  it.each(['/kms/assets/entry-abc.js', '/kms/admin/assets/main-abc.js'])('lets %s be kept for good', async (path) => {
    const response = await visit(path)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toContain('text/javascript')
    expect(await response.text()).toBe(SCRIPT_TEXT)
  })

  it('compresses JSON for those who ask, and says that the answer varies', async () => {
    const raw = await new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
      request(`${origin}/api/x`, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }))
      })
        .on('error', reject)
        .end()
    })
    expect(raw.headers['content-encoding']).toBe('gzip')
    expect(raw.headers.vary).toContain('Accept-Encoding')
    const { by } = JSON.parse(gunzipSync(raw.body).toString()) as Echo
    expect(by).toBe('api')
    expect(raw.body.length).toBeLessThan(1500)
  })

  it('refuses a body no text needs', async () => {
    const response = await fetch(`${origin}/api/x`, { method: 'POST', body: Buffer.alloc(3 << 20) })
    expect(response.status).toBe(413)
  })

  it('goes on when one of two API processes is gone, writes included', async () => {
    await close(first)
    for (let turn = 0; turn < 8; turn++) {
      const response = await fetch(`${origin}/api/x`, { method: turn % 2 === 0 ? 'GET' : 'POST' })
      expect(response.status).toBe(200)
    }
  })
})
