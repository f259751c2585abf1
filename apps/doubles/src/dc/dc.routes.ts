import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { DoublesOptions } from '../doubles-options.ts'
import type { FaultGate } from '../fault-gate.ts'
import { htmlPage } from '../html-page.ts'
import { createDcCallCheck } from './dc-signed-call.ts'

/** The data centre: its own sign-in with a cookie, and two calls for our server. */
export function dcRoutes(app: FastifyInstance, options: DoublesOptions, gate: FaultGate): void {
  const { dc, publicOrigins } = options
  const sessions = new Set<string>()

  app.register(async (signed) => {
    const faultOf = createDcCallCheck(options)
    signed.addHook('preHandler', async (request, reply) => {
      const fault = faultOf(request)
      if (fault) await reply.code(401).send({ code: 401, message: fault })
    })
    signed.get('/dc/api/session/judge', async ({ headers }) => {
      if (gate.modeOf('dc') === 'refuse') return { code: 500, message: '数据中心暂不可用' }
      return { code: 200, data: sessions.has(String(headers['x-dc-cookie'] ?? '')) }
    })
    signed.get('/dc/api/miniProgram/url', async ({ headers }) => {
      if (gate.modeOf('dc') === 'refuse' || headers['x-double-fail']) return { code: 500, message: '小程序暂不可用' }
      return { code: 200, data: dc.miniProgramUrl, message: '' }
    })
  })

  /** The cookie has path / and no port: on one host our sites see it, as they would on a shared parent domain. */
  app.get<{ Querystring: { redirect?: string } }>('/dc/login', async ({ query }, reply) => {
    const session = randomBytes(16).toString('hex')
    sessions.add(session)
    reply.header('set-cookie', `${dc.cookieName}=${session}; Path=/; HttpOnly; SameSite=Lax`)
    return leave(reply, query.redirect, '已登录数据中心')
  })
  app.get<{ Querystring: { redirect?: string } }>('/dc/logout', async ({ query, headers }, reply) => {
    const session = cookieIn(headers.cookie, dc.cookieName)
    if (session) sessions.delete(session)
    reply.header('set-cookie', `${dc.cookieName}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`)
    return leave(reply, query.redirect, '已退出数据中心')
  })

  function leave(reply: FastifyReply, redirect: string | undefined, title: string) {
    if (redirect === undefined) return reply.type('text/html; charset=utf-8').send(htmlPage(title, ''))
    const known = URL.canParse(redirect) && publicOrigins.includes(new URL(redirect).origin)
    return known ? reply.redirect(redirect, 302) : reply.code(400).send({ code: 400, message: '返回地址未登记' })
  }
}

function cookieIn(header = '', name: string): string | undefined {
  const pairs = header.split(';').map((pair) => pair.trim().split('=', 2))
  return pairs.find(([key]) => key === name)?.[1]
}
