import { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may call the endpoint at all. Per-object rules live in the policies. */
export type Access = 'public' | 'visitor' | 'member' | 'admin'

/** Which budget a call draws from; the limits themselves are the server's configuration. */
export type RateClass = 'read' | 'search' | 'write' | 'admin' | 'signIn' | 'poll'

type Parts = { params?: z.ZodObject; query?: z.ZodObject; body?: z.ZodObject; result: z.ZodType }

type Head = {
  id: string
  method: Method
  /** As the specification writes it: `/api/f/faq/showDetailFrm/{id}`. */
  path: `/${string}`
  access: Access
  rate: RateClass
  /** Registered only where the development helpers are switched on; production never has them. */
  only?: 'development'
  /** A browser is sent on instead of getting an envelope, or gets events, each with the result as its data. */
  answers?: 'redirect' | 'stream'
  summary: string
}

export type Endpoint<P extends Parts = Parts> = Readonly<Head & P>

/** Identity function: exists so that every endpoint is checked against one shape. */
export function defineEndpoint<const E extends Head & Parts>(spec: E): Readonly<E> {
  return Object.freeze(spec)
}

type Part<E, K extends string> = E extends Record<K, infer S extends z.ZodType> ? { [P in K]: z.input<S> } : {}
export type Input<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>
export type Result<E extends Endpoint> = z.output<E['result']>

const LARGEST_ID = '9223372036854775807'

/** A 64-bit id; a decimal string on the wire because JavaScript numbers end at 2^53. */
export const Id = z
  .string()
  .regex(/^[1-9]\d{0,18}$/, '编号有误')
  // Of the same length, text compares as numbers do.
  .refine((id) => id.length < LARGEST_ID.length || id <= LARGEST_ID, '编号有误')
export const IdParams = z.object({ id: Id })
