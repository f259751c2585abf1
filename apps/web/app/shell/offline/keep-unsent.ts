import { ApiError, type Api } from '@kms/api-client'
import { deviceOutbox } from '@kms/features/outbox/device-outbox'
import { noteUnsent } from '@kms/features/outbox/note-unsent'
import type { KeptCall, Outgoing } from '@kms/features/outbox/outgoing'
import { rememberedMember } from '../session/session-tab.ts'

/** No answer, or nobody signed in any more: what was written is not lost for that. */
const isKept = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 0 || error.status === 401)

/** Keeps a call that failed on the device, to be made later with the same key. Resolves with what its caller is told. */
export async function keepUnsent<K extends KeptCall>(
  call: K,
  input: Parameters<Api[K]>[0],
  key: string | undefined,
  error: unknown,
): Promise<unknown> {
  const memberId = rememberedMember()
  if (!isKept(error) || key === undefined || memberId === null) return error
  const page = window.location.pathname.replace(/^\/kms/, '')
  await deviceOutbox.keep({ call, input, key, memberId, page, keptAt: Date.now(), refusal: null } as Outgoing)
  await noteUnsent()
  return new ApiError(error.status, { error: 'kept', message: error.message })
}
