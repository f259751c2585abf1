import type { Device } from '@kms/features/device/device'
import { utmOf } from '@kms/features/session/campaign'
import { isTyping } from '@kms/features/session/is-typing'
import { signInReturn } from '@kms/features/session/own-path'
import { SESSION_KEYS } from '@kms/features/session/session-storage'
import { sessionApi, tabMemory } from './session-tab.ts'

export type SignInWay = {
  device: Device
  returnTo: string
  via?: 'iam' | 'wechat'
  /** none: without showing anything; create: to the provider's registration. */
  prompt?: 'none' | 'create'
  /** Nobody asked for it: it waits for another document when somebody has begun to write on this one. */
  automatic?: boolean
}

export class StillTyping extends Error {}

const REDIRECT = '/kms/api/f/userCenter/redirect'

/** Saves what must survive the way, then leaves for the provider. Fails when the API is away; nothing has happened then. */
export async function leaveForSignIn({ device, returnTo, via, prompt, automatic }: SignInWay) {
  const callbackUrl = signInReturn(returnTo) ?? `/kms/${device}/home`
  tabMemory.set(SESSION_KEYS.originUrl, callbackUrl)
  const state = { callbackUrl, channel: device, utm: utmOf(tabMemory) }
  const redisKey = await sessionApi.saveSsoState({ body: { state } })
  const query = new URLSearchParams({ redisKey, ...(via && { via }), ...(prompt && { prompt }) })
  if (automatic && isTyping(document)) throw new StillTyping('somebody is typing')
  window.location.assign(`${REDIRECT}?${query}`)
}
