import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { secureDocument } from './content-security.ts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const nonce = 'n0nce-of-this-rendering'

describe('content security of a document', () => {
  it('allows our inline scripts by their hash and leaves no nonce behind', () => {
    const { html, policy } = secureDocument(
      `<script nonce="${nonce}">start()</script><script nonce="${nonce}" type="module" async="">import "/a.js"</script>`,
      nonce,
    )
    expect(html).toBe('<script>start()</script><script type="module" async="">import "/a.js"</script>')
    expect(policy).toContain(`script-src 'self' ${hashOf('start()')} ${hashOf('import "/a.js"')}`)
  })

  it('does not allow a script that came with the content', () => {
    const { policy } = secureDocument('<p><script>steal()</script><script nonce="guess">steal()</script></p>', nonce)
    expect(policy).not.toContain(hashOf('steal()'))
    expect(policy).toMatch(/script-src 'self'$/)
  })

  it('names each hash once and needs none for scripts loaded by address', () => {
    const script = `<script nonce="${nonce}">same()</script>`
    const { policy } = secureDocument(`${script}${script}<script nonce="${nonce}" src="/kms/x.js"></script>`, nonce)
    expect(policy.match(/sha256-/g)).toHaveLength(1)
  })

  it('lets scripts ask our own origin, and the identity provider where there is such a call', () => {
    expect(secureDocument('<p></p>', nonce).policy).toContain("connect-src 'self';")
    expect(secureDocument('<p></p>', nonce, { connectTo: ['https://iam.example.com'] }).policy).toContain(
      "connect-src 'self' https://iam.example.com;",
    )
  })

  it('lets uploads go to the store and pictures come from there', () => {
    const { policy } = secureDocument('<p></p>', nonce, { filesOrigin: 'http://files.example.com' })
    expect(policy).toContain("connect-src 'self' http://files.example.com;")
    expect(policy).toContain("img-src 'self' data: blob: https: http://files.example.com;")
    expect(policy).toMatch(/script-src 'self'$/)
  })

  it('never weakens: no unsafe-inline, no eval, no plugins, no foreign base or frame', () => {
    const { policy } = secureDocument('<p>正文</p>', nonce)
    expect(policy).not.toMatch(/unsafe/)
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'", "default-src 'self'"]) {
      expect(policy).toContain(rule)
    }
  })
})
