import { createHash } from 'node:crypto'

export type JsapiSignedValues = { ticket: string; noncestr: string; timestamp: string; url: string }

/** JS-SDK 使用权限签名算法: the four names in the order of the alphabet, values raw, the address without its fragment. */
export function jsapiSignature({ ticket, noncestr, timestamp, url }: JsapiSignedValues): string {
  const text = `jsapi_ticket=${ticket}&noncestr=${noncestr}&timestamp=${timestamp}&url=${url.split('#')[0]}`
  return createHash('sha1').update(text).digest('hex')
}
