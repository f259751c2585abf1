import { outside } from '@kms/contract'
import type { FastifyPluginAsync } from 'fastify'
import { signChatParams } from '../../adapters/chat-service.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { route } from '../../kernel/route.ts'

/** What pages need of WeChat, the data centre and the chat service. */
export const outsideRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  const { config, wechat, dataCentre } = deps

  route(app, outside.signShare, ({ body }) => {
    const page = new URL(body.shareUrl)
    if (page.origin !== config.PUBLIC_ORIGIN || !page.pathname.startsWith('/kms/')) {
      throw new AppError('share.address_refused')
    }
    // WeChat signs the address without its fragment, letter by letter as the page sees it.
    return wechat.signShare(body.shareUrl.split('#')[0] as string)
  })

  route(app, outside.judgeDcCookie, ({ request }) => dataCentre.knows(request.cookies[config.DC_COOKIE_NAME]))
  route(app, outside.getDcMiniProgramUrl, () => dataCentre.miniProgramUrl())
  route(app, outside.getChatParams, ({ request: { actor, ip } }) =>
    signChatParams(config, actor.kind === 'member' ? `u${actor.id}` : `v${actor.id ?? ip}`),
  )
}
