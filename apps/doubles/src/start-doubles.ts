import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { chatRoutes } from './chat/chat.routes.ts'
import { controlRoutes } from './control.routes.ts'
import { dcRoutes } from './dc/dc.routes.ts'
import { doublesOptions, type DoublesOptions } from './doubles-options.ts'
import { createFaultGate } from './fault-gate.ts'
import { createIam } from './iam/iam.provider.ts'
import { scoreRoutes } from './score/score.routes.ts'
import { mailRoutes } from './mail/mail.routes.ts'
import { wechatRoutes } from './wechat/wechat.routes.ts'

export type Doubles = { origin: string; close: () => Promise<void> }

/** How everybody names the doubles, wherever they listen. */
const NAME = '127.0.0.1'

/** One process for all outside services. Each instance has its own accounts, sessions, tokens and faults. */
export async function startDoubles(given: Partial<DoublesOptions> = {}): Promise<Doubles> {
  const options = { ...doublesOptions(), port: 0, ...given }
  const gate = createFaultGate()
  const server = createServer()
  // The issuer carries the port, so the port must be ours before anything is built.
  const origin = await listen(server, options)

  const app = fastify({ routerOptions: { ignoreTrailingSlash: true } })
  controlRoutes(app, gate)
  wechatRoutes(app, options)
  chatRoutes(app, options)
  dcRoutes(app, options, gate)
  scoreRoutes(app, options, gate)
  mailRoutes(app, options)
  await app.ready()

  const iam = await createIam(origin, options)
  server.on('request', (request, response) => {
    gate.pass(request, response, () => {
      if (/^\/iam(?:[/?]|$)/.test(request.url ?? '')) iam(request, response)
      else app.routing(request, response)
    })
  })

  return {
    origin,
    async close() {
      gate.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await app.close()
    },
  }
}

function listen(server: ReturnType<typeof createServer>, { host, port }: DoublesOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(`http://${NAME}:${(server.address() as AddressInfo).port}`))
  })
}
