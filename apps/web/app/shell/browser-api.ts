import { createApi, type ApiError } from '@kms/api-client'
import { failureBehaviour } from '@kms/features/http/call-failure'
import { showToast } from '@kms/features/toast/toast-store'
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

/** The one way from the browser to the API: the reader's token with every call, renewed in time. */
export const browserApi = createApi({ base: '/kms', headers: bearer, onFailure })
