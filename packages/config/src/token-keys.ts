import { z } from 'zod'

const PrivateKey = z.object({
  kid: z.string().min(1).max(40),
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  d: z.string(),
})

/** A JSON array in one variable. */
export const TokenKeys = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue('is not JSON')
      return z.NEVER
    }
  })
  .pipe(z.array(PrivateKey).min(1))
export type TokenKeys = z.output<typeof TokenKeys>
