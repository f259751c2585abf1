import type { Api } from '@kms/api-client'
import type { Dynamic } from '@kms/contract/dynamics'
import type { Person } from '@kms/contract/focus'
import type { CollectInfo } from '@kms/contract/profiles'
import type { DynamicsOf, ProfileTab } from './people-paths.ts'

/** What one list of a profile is about. */
export type ListWish = { tab: ProfileTab; id: string; isMe: boolean; of: DynamicsOf }

/** Favourites of two kinds may have the same number: a row's name says the kind too. */
export type CollectRow = Omit<CollectInfo, 'id'> & { id: string; targetId: string }

/** A row of any list, told apart by `row`. */
export type ProfileRow =
  ({ row: 'dynamic' } & Dynamic) | ({ row: 'collect' } & CollectRow) | ({ row: 'person' } & Person)

export type ProfileListPage = { records: ProfileRow[]; nextCursor: string | null; hidden: boolean }

export const PAGE_SIZE = 10
const NOTHING: ProfileListPage = { records: [], nextCursor: null, hidden: false }

export type ListApi = Pick<
  Api,
  | 'listMyDynamics'
  | 'listMyPosts'
  | 'listMyReplies'
  | 'listDynamicsOf'
  | 'listPostsOf'
  | 'listRepliesOf'
  | 'listMyCollects'
  | 'listCollectsOf'
  | 'listMyFocus'
  | 'listMyFollowers'
  | 'listFocusOf'
  | 'listFollowersOf'
>

type Found<T> = { records: readonly T[]; nextCursor: string | null; hidden: boolean }

const pageOf = <T>({ records, nextCursor, hidden }: Found<T>, toRow: (record: T) => ProfileRow): ProfileListPage => ({
  records: records.map(toRow),
  nextCursor,
  hidden,
})
const dynamic = (record: Dynamic): ProfileRow => ({ row: 'dynamic', ...record })
const person = (record: Person): ProfileRow => ({ row: 'person', ...record })
const collect = (record: CollectInfo): ProfileRow => ({
  row: 'collect',
  ...record,
  id: `${record.type}-${record.id}`,
  targetId: record.id,
})

/** One page of any list; asked by the server for the document and by the browser for what follows. */
export async function readProfileList(
  api: ListApi,
  { tab, id, isMe, of }: ListWish,
  cursor?: string,
): Promise<ProfileListPage> {
  const query = { size: PAGE_SIZE, ...(cursor && { cursor }) }
  const [mine, others] = [{ query: { ...query, of } }, { params: { id }, query }]
  switch (tab) {
    case 'posts':
      return pageOf(isMe ? await api.listMyPosts(mine) : await api.listPostsOf(others), dynamic)
    case 'answers':
      return pageOf(isMe ? await api.listMyReplies(mine) : await api.listRepliesOf(others), dynamic)
    case 'dynamics':
      return pageOf(isMe ? await api.listMyDynamics(mine) : await api.listDynamicsOf(others), dynamic)
    case 'collects':
      return pageOf(isMe ? await api.listMyCollects({ query }) : await api.listCollectsOf(others), collect)
    case 'following':
      return pageOf(isMe ? await api.listMyFocus({ query }) : await api.listFocusOf(others), person)
    case 'followers':
      return pageOf(isMe ? await api.listMyFollowers({ query }) : await api.listFollowersOf(others), person)
    case 'badges':
      return NOTHING
  }
}
