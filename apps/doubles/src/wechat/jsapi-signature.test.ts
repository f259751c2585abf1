import { expect, it } from 'vitest'
import { jsapiSignature } from './jsapi-signature.ts'

/** The worked example of the official documentation (JS-SDK 说明文档, 附录 1). */
const EXAMPLE = {
  noncestr: 'Wm3WZYTPz0wzccnW',
  ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
  timestamp: '1414587457',
  url: 'http://mp.weixin.qq.com?params=value',
}
const SIGNATURE = '0f9de62fce790f9a083d5c99e95740ceb90c27ed'

it('agrees with the official example', () => {
  expect(jsapiSignature(EXAMPLE)).toBe(SIGNATURE)
})
it('leaves out the fragment of the address', () => {
  expect(jsapiSignature({ ...EXAMPLE, url: `${EXAMPLE.url}#top` })).toBe(SIGNATURE)
})
