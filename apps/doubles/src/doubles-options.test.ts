import { expect, it } from 'vitest'
import { doublesOptions, originsIn } from './doubles-options.ts'

it('takes several public origins', () => {
  expect(originsIn('http://127.0.0.1:8080, http://127.0.0.1:9090')).toEqual([
    'http://127.0.0.1:8080',
    'http://127.0.0.1:9090',
  ])
})
it.each(['http://127.0.0.1:8080/kms', '127.0.0.1', ''])('stops at %j, which is no origin', (list) => {
  expect(() => originsIn(list)).toThrow('not an origin')
})
it('shares secrets with the API by the same variables', () => {
  const options = doublesOptions({
    IAM_PC_CLIENT_SECRET: 'a',
    WECHAT_APP_SECRET: 'b',
    CHAT_SIGN_KEY: 'c',
    DC_SECRET: 'd',
  })
  expect(options.iam.clients[0]?.clientSecret).toBe('a')
  expect([options.wechat.appSecret, options.chat.signKey, options.dc.secret]).toEqual(['b', 'c', 'd'])
})
