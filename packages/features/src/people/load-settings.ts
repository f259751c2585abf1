import type { Api } from '@kms/api-client'
import { orErrorPage } from '../http/page-errors.ts'

/** The own profile with what only its owner sees, and what the owner is told. */
export async function loadSettings(api: Api, viewerId: string) {
  const [profile, messages] = await orErrorPage(
    Promise.all([api.getProfile({ params: { id: viewerId } }), api.getMessageSettings({})]),
  )
  return { profile, messages }
}
export type SettingsData = Awaited<ReturnType<typeof loadSettings>>
