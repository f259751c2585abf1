import { endpoints, type Endpoint } from '@kms/contract'
import { accessMatrix, BY_COOKIE, type Caller } from './access-matrix.ts'
import type { ValidInput } from './valid-input.ts'

export type EndpointId = keyof typeof endpoints
const ENDPOINT_IDS = Object.keys(endpoints) as EndpointId[]

/** All but the one that ends the session that the others still need. */
export const CALLED: readonly EndpointId[] = ENDPOINT_IDS.filter((id) => id !== 'logout')

/** Who gets past the door and is trusted with most, so that what is sent reaches the module. */
export function callerOf(id: EndpointId): Exclude<Caller, 'visitor'> | undefined {
  const allowed = accessMatrix[id]
  if (allowed === BY_COOKIE) return undefined
  const members = allowed.filter((caller) => caller !== 'visitor')
  return members.includes('administrator') ? 'administrator' : members[0]
}

export type Place = 'params' | 'query' | 'body'
export type Field = { place: Place; name: string }

/** Every field that the contract declares for a place, also those that a valid request may leave out. */
export function fieldsOf(id: EndpointId): Field[] {
  const endpoint: Endpoint = endpoints[id]
  return (['params', 'query', 'body'] as const).flatMap((place) =>
    Object.keys(endpoint[place]?.shape ?? {}).map((name) => ({ place, name })),
  )
}

/** The same request with another value in one field. */
export function replaced(input: ValidInput, { place, name }: Field, value: unknown): ValidInput {
  return { ...input, [place]: { ...input[place], [name]: value } }
}
