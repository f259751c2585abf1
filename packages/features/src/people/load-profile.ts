import type { Api } from '@kms/api-client'
import { notFound, optionalId, orErrorPage } from '../http/page-errors.ts'
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

export const loadMyProfile = (api: Api, asked: Asked, first: ProfileTab) =>
  loadPerson(api, asked.viewerId, asked, first)

/** The phone's own page: without a list in the address, the person with what he has earned. */
export async function loadMine(api: Api, asked: Asked) {
  const [person, wallet] = await Promise.all([
    loadPerson(api, asked.viewerId, asked, null),
    readProfileTab(asked.url) ? null : orErrorPage(api.getWallet({})),
  ])
  return { ...person, wallet }
}

const namedIn = ({ url }: Asked) => optionalId(url.searchParams.get('id'))

/** The person that the address names; without a name, the reader as others see him. */
export const loadOtherProfile = (api: Api, asked: Asked, first: ProfileTab) =>
  loadPerson(api, namedIn(asked) ?? asked.viewerId, asked, first)

/** The same for a 大咖; without a name, who helped most lately. */
export async function loadBigshotProfile(api: Api, asked: Asked, first: ProfileTab) {
  const id = namedIn(asked) ?? (await orErrorPage(api.listBigshots({ query: { size: 1 } }))).records[0]?.id
  if (id === undefined) throw notFound()
  return loadPerson(api, id, asked, first)
}
