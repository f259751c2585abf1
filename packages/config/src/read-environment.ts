import { z } from 'zod'

export type Environment = Record<string, string | undefined>

export const Profile = z.enum(['development', 'test', 'production'])
export const Port = z.coerce.number().int().min(0).max(65535)
/** Addresses separated by commas; only their origins count. */
export const Origins = z
  .string()
  .default('')
  .transform((list) => list.split(',').filter((each) => each.trim() !== ''))
  .pipe(z.array(z.url().transform((address) => new URL(address).origin)))
export const LogLevel = z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info')

/** Checks the whole environment at once: a process with a bad setting says everything that is wrong and never starts. */
export function readEnvironment<S extends z.ZodType>(schema: S, environment: Environment): Readonly<z.output<S>> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return Object.freeze(parsed.data) as Readonly<z.output<S>>
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The configuration is not usable:\n${problems.join('\n')}`)
}
