import type { SendRequest } from '@kms/api-client'
import { Agent, request } from 'undici'

/** Connections to the API are kept: a page asks twice, and a handshake would cost more than the answer. */
const agent = new Agent({ connections: 64, keepAliveTimeout: 30_000 })

/** What rendering asks the API with: the part of fetch that we use, at a third of its cost per call. */
export const apiFetch: SendRequest = async (address, { method, headers, body, signal }) => {
  const answer = await request(address, { method, headers, body, signal, dispatcher: agent })
  return { status: answer.statusCode, statusText: String(answer.statusCode), json: () => answer.body.json() }
}
