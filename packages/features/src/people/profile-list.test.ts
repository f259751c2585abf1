import { expect, it } from 'vitest'
import { PROFILE_TABS } from './people-paths.ts'
import { readProfileList, type ListApi } from './profile-list.ts'

const calls: string[] = []
const api = new Proxy({} as ListApi, {
  get: (_, name: string) => (input: { params?: { id: string } }) => {
    calls.push(`${name}${input.params ? ` ${input.params.id}` : ''}`)
    const record = { id: '5', type: 'FAQ' }
    return Promise.resolve({ records: [record, { ...record, type: 'ANSWER' }], nextCursor: 'n', hidden: false })
  },
})

it('asks for own lists by themselves and for others by id', async () => {
  for (const tab of PROFILE_TABS) {
    await readProfileList(api, { tab, id: '7', isMe: true, of: 'me' })
    await readProfileList(api, { tab, id: '7', isMe: false, of: 'me' })
  }
  expect(calls).toEqual([
    ...['listMyPosts', 'listPostsOf 7', 'listMyReplies', 'listRepliesOf 7', 'listMyDynamics', 'listDynamicsOf 7'],
    ...['listMyCollects', 'listCollectsOf 7', 'listMyFocus', 'listFocusOf 7', 'listMyFollowers', 'listFollowersOf 7'],
  ])
})

it('tells favourites of two kinds apart that have the same number', async () => {
  const { records } = await readProfileList(api, { tab: 'collects', id: '7', isMe: true, of: 'me' })
  expect(records.map(({ id }) => id)).toEqual(['FAQ-5', 'ANSWER-5'])
})
