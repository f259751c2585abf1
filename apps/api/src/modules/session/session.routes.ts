import { session } from '@kms/contract'
import type { FastifyPluginAsync } from 'fastify'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { Redirect, route } from '../../kernel/route.ts'
import { assertOwnPage, bindBrowser, boundBrowser, randomId } from './browser-binding.ts'
import { endSession } from './end-session.ts'
import { handOver } from './open-session.ts'
import { renewToken } from './renew-token.ts'
import { clearSessionCookies, COOKIES, SESSION_SECONDS, setOpenIdCookie, setVisitorCookie } from './session-cookies.ts'
import { circumstancesOf } from './sign-in-log.ts'
import { signInWithCode } from './sign-in-with-code.ts'
import { signInWithWeChat } from './sign-in-with-wechat.ts'
import { findFlow, readFlowOnce, saveFlow } from './sso-flow.ts'
import { syncProfile } from './sync-profile.ts'
import { userInfoOf, VISITOR_INFO } from './user-info.ts'

/** Who somebody is. "fake" in a path means that no token is needed, nothing else. */
export const sessionRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  const { config, db, tokens, iam, wechat } = deps
  const origin = config.PUBLIC_ORIGIN

  route(app, session.getMyInfo, ({ request }) => userInfoOf(db, request.actor))
  route(app, session.getAnonymousUser, () => VISITOR_INFO)

  route(app, session.getVisitorUser, async ({ request, reply }) => {
    const known = request.cookies[COOKIES.visitor]
    const good = known !== undefined && (await tokens.readCaller(known))?.kind === 'visitor'
    const token = good ? known : await tokens.signVisitor(randomId())
    if (!good) setVisitorCookie(reply, token)
    return token
  })

  route(app, session.saveSsoState, ({ body, request, reply }) => {
    assertOwnPage(request, origin)
    return saveFlow(db, bindBrowser(request, reply), body.state)
  })
  route(app, session.takeSsoState, ({ body, request }) => {
    assertOwnPage(request, origin)
    return readFlowOnce(db, body.redisKey, boundBrowser(request))
  })

  route(app, session.ssoRedirect, async ({ query, request }) => {
    assertOwnPage(request, origin)
    const { state, nonce, codeVerifier } = await findFlow(db, query.redisKey, boundBrowser(request))
    if (query.via === 'wechat') {
      const returnTo = `${origin}/kms/api/f/userCenter/callback`
      return new Redirect(wechat.authorizeUrl(returnTo, query.redisKey.replace('iam:', '')))
    }
    const flow = { channel: state.channel, state: query.redisKey, nonce, codeVerifier }
    return new Redirect(await iam.authorizeUrl(flow, query.prompt))
  })

  route(app, session.ssoCallback, async ({ query, request, reply }) => {
    const { returnTo, openId, opened } = await signInWithWeChat(deps, {
      code: query.code,
      state: `iam:${query.state}`,
      browser: boundBrowser(request),
      circumstances: circumstancesOf(request),
    })
    if (openId) setOpenIdCookie(reply, await tokens.signOpenId(openId, SESSION_SECONDS))
    if (opened) await handOver(deps, reply, opened)
    return new Redirect(returnTo)
  })

  route(app, session.loginProfile, async ({ body, request, reply }) => {
    assertOwnPage(request, origin)
    const openIdToken = request.cookies[COOKIES.openId]
    const opened = await signInWithCode(deps, {
      ...body,
      iss: body.iss,
      browser: boundBrowser(request),
      openId: openIdToken === undefined ? undefined : await tokens.readOpenId(openIdToken),
      circumstances: circumstancesOf(request),
    })
    return handOver(deps, reply, opened)
  })

  route(app, session.getOAuthToken, async ({ request, reply }) => {
    assertOwnPage(request, origin)
    try {
      return await renewToken(deps, request.cookies[COOKIES.user])
    } catch (error) {
      if (error instanceof AppError && error.error === 'auth.required') clearSessionCookies(reply)
      throw error
    }
  })

  route(app, session.syncProfile, async ({ request }) => {
    assertOwnPage(request, origin)
    await syncProfile(deps, request.member(), 'pc', request.cookies[COOKIES.provider])
    return userInfoOf(db, request.actor)
  })

  route(app, session.logout, async ({ body, request, reply }) => {
    assertOwnPage(request, origin)
    const answer = await endSession(deps, {
      ...body,
      sessionToken: request.cookies[COOKIES.user],
      providerHandle: request.cookies[COOKIES.provider],
      circumstances: circumstancesOf(request),
    })
    clearSessionCookies(reply)
    return answer
  })
}
