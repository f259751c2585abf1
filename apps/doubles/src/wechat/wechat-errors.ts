import { randomBytes } from 'node:crypto'

/** Return codes of the official account platform, with the texts it really sends (developers.weixin.qq.com, 全局返回码). */
const MESSAGES = {
  40001:
    'invalid credential, access_token is invalid or not latest, could get access_token by getStableAccessToken, more details at https://mmbizurl.cn/s/JtxxFh33r',
  40002: 'invalid grant_type',
  40003: 'invalid openid',
  40008: 'invalid message type',
  40013: 'invalid appid',
  40029: 'invalid code',
  40037: 'invalid template_id',
  40097: 'invalid args',
  40125: 'invalid appsecret, view more at http://t.cn/RAEkdVq',
  40163: 'code been used',
  41001: 'access_token missing',
  41002: 'appid missing',
  41004: 'appsecret missing',
  41008: 'missing code',
  42001: 'access_token expired',
  42003: 'code expired',
  43002: 'require POST method',
  43004: 'require subscribe',
  44002: 'empty post data',
  44004: 'empty content',
  47001: 'data format error',
} as const

export type WechatErrorCode = keyof typeof MESSAGES

/** Failures travel with status 200, as from the real service; `rid` is its request number. */
export class WechatError extends Error {
  readonly errcode: WechatErrorCode
  constructor(errcode: WechatErrorCode) {
    super(MESSAGES[errcode])
    this.errcode = errcode
  }
  body() {
    const rid = [4, 4, 4].map((bytes) => randomBytes(bytes).toString('hex')).join('-')
    return { errcode: this.errcode, errmsg: `${this.message} rid: ${rid}` }
  }
}
