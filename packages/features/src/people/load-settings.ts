import type { Api } from '@kms/api-client'
import { orErrorPage } from '../http/page-errors.ts'

/** The own profile with what only its owner sees. */
export async function loadSettings(api: Api, viewerId: string) {
  return { profile: await orErrorPage(api.getProfile({ params: { id: viewerId } })) }
}
export type SettingsData = Awaited<ReturnType<typeof loadSettings>>
