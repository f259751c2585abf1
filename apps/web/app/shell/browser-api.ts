import { ApiError, createApi, type Api } from '@kms/api-client'
import { failureBehaviour } from '@kms/features/http/call-failure'
import { showToast } from '@kms/features/toast/toast-store'
import type { KeptCall } from '@kms/features/outbox/outgoing'
import { callCopy } from '@kms/ui/copy/call.copy'
import { reportRefusal } from './session/refusals.ts'
import { tokenKeeper } from './session/session-tab.ts'

async function bearer(): Promise<Record<string, string>> {
  const token = await tokenKeeper.fresh()
  return token ? { authorization: `Bearer ${token}` } : {}
}

/** The one place where a status becomes behaviour; callers add what their own place on the page needs. */
function onFailure(error: ApiError) {
  switch (failureBehaviour(error.status)) {
    case 'clearAndReload':
      return reportRefusal()
    case 'sayNotFound':
      return showToast(callCopy.notFound)
    case 'saySystemError':
      return showToast(callCopy.systemError)
    case 'log':
      return console.warn(`call refused: ${error.status} ${error.error} ${error.requestId ?? ''}`)
    case 'nothing':
  }
}

const quietApi = createApi({ base: '/kms', headers: bearer })

/** What somebody wrote is kept on the device before anything else happens: a refusal may reload the page. */
const keeping =
  <K extends KeptCall>(name: K) =>
  async (...[input, extras]: Parameters<Api[K]>): Promise<Awaited<ReturnType<Api[K]>>> => {
    // One signature for each name; together they are no longer callable.
    const call = quietApi[name] as (input: unknown, extras: unknown) => ReturnType<Api[K]>
    try {
      return await call(input, extras)
    } catch (error) {
      const { keepUnsent } = await import('./offline/keep-unsent.ts').catch(() => ({ keepUnsent: () => error }))
      const told = await keepUnsent(name, input, extras?.headers?.['idempotency-key'], error)
      if (told instanceof ApiError) onFailure(told)
      throw told
    }
  }

/** The one way from the browser to the API: the reader's token with every call, renewed in time. */
export const browserApi: Api = {
  ...createApi({ base: '/kms', headers: bearer, onFailure }),
  createAnswer: keeping('createAnswer'),
  createComment: keeping('createComment'),
}
