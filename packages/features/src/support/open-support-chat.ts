import type { ApiError } from '@kms/api-client'
import { showToast } from '../toast/toast-store.ts'
import { openOutside, type Browser } from './open-outside.ts'

/** How long the warning stays when customer service can't be opened. */
export const SUPPORT_ERROR_DURATION_MS = 5000

type Source = {
  chatPageUrl: string
  /** The signed query string for the customer service page. */
  loadParams: () => Promise<string>
  /** Said when the failure has no words of its own. */
  failed: string
}

/** The signed parameters are a query string; the page's own address may already have one. */
export const chatAddress = (chatPageUrl: string, params: string) =>
  chatPageUrl + (chatPageUrl.includes('?') ? '&' : '?') + params

/** Told by its name: the class would bring the whole client to every page. */
const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError'

/** What the API said; never what the network or our own code did. */
export const warningOf = (error: unknown, failed: string) =>
  isApiError(error) && error.status !== 0 ? error.message : failed

/** Opens customer service in a tab of its own, or says for five seconds why it could not. To be called within a click. */
export async function openSupportChat(browser: Browser, { chatPageUrl, loadParams, failed }: Source): Promise<void> {
  try {
    await openOutside(browser, async () => chatAddress(chatPageUrl, await loadParams()))
  } catch (error) {
    showToast(warningOf(error, failed), { kind: 'warning', durationMs: SUPPORT_ERROR_DURATION_MS })
  }
}
