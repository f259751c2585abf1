import type { Api } from '@kms/api-client'
import { orErrorPage, requireId } from '../http/page-errors.ts'
import { readDynamicsOf, readProfileTab, type ProfileTab } from './people-paths.ts'
import { readProfileList, type ListWish } from './profile-list.ts'

type Asked = { url: URL; viewerId: string }

/** A person and one of the lists. Without a tab in the address, `first` says which; null is the person alone. */
async function loadPerson(api: Api, id: string, { url, viewerId }: Asked, first: ProfileTab | null) {
  const tab = readProfileTab(url) ?? first
  const isMe = id === viewerId
  const wish: ListWish | null = tab && { tab, id, isMe, of: isMe ? readDynamicsOf(url) : 'me' }
  const [profile, list] = await orErrorPage(
    Promise.all([
      api.getProfile({ params: { id } }),
      wish && readProfileList(api, wish, url.searchParams.get('cursor') ?? undefined),
    ]),
  )
  return { profile, wish, list }
}
export type ProfileData = Awaited<ReturnType<typeof loadPerson>>

export const loadMyProfile = (api: Api, asked: Asked, first: ProfileTab | null) =>
  loadPerson(api, asked.viewerId, asked, first)

/** The person that the address names. */
export const loadOtherProfile = (api: Api, asked: Asked, first: ProfileTab) =>
  loadPerson(api, requireId(asked.url.searchParams.get('id')), asked, first)
