import { z } from 'zod'
import { defineEndpoint } from './http/endpoint.ts'

export const signShare = defineEndpoint({
  id: 'signShare',
  method: 'POST',
  path: '/api/f/fake/wxShareSignature',
  access: 'public',
  rate: 'search',
  summary: 'The signature with which a page of ours may use WeChat sharing',
  body: z.object({ shareUrl: z.url().max(2000) }),
  result: z
    .object({ appId: z.string(), timestamp: z.number().int(), nonceStr: z.string(), signature: z.string() })
    .meta({ id: 'ShareSignature' }),
})

export const judgeDcCookie = defineEndpoint({
  id: 'judgeDcCookie',
  method: 'GET',
  path: '/api/f/userCenter/judgeDcCookie',
  access: 'public',
  rate: 'read',
  summary: 'Whether the data centre still knows the person in this browser',
  result: z.boolean(),
})

export const getDcMiniProgramUrl = defineEndpoint({
  id: 'getDcMiniProgramUrl',
  method: 'GET',
  path: '/api/comm/getDcMiniProgramUrl',
  access: 'member',
  rate: 'search',
  summary: "The address of the data centre's mini-program",
  result: z.url(),
})

export const getChatParams = defineEndpoint({
  id: 'getChatParams',
  method: 'GET',
  path: '/api/f/udesk/sign_params',
  access: 'visitor',
  rate: 'search',
  summary: 'Signed query string for the customer service page',
  result: z.string(),
})

export const outsideEndpoints = { signShare, judgeDcCookie, getDcMiniProgramUrl, getChatParams }
