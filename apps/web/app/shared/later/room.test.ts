import { pageTable } from '@kms/features/pages/page-table'
import { pageCopy } from '@kms/ui/copy/pages.copy'
import { expect, it } from 'vitest'
import { roomLoader, roomMeta } from './room.route.ts'

it.each(pageTable.map((page) => [page.name, page] as const))(
  '%s has a title, and words if it is still empty',
  (name, page) => {
    expect(pageCopy(name)?.title).toMatch(/\p{Script=Han}/u)
    expect(pageCopy(name)?.soon !== undefined).toBe(page.later === true)
  },
)

it('knows nothing of pages that do not exist', () => {
  expect(pageCopy('pc-nowhere')).toBeUndefined()
  expect(pageCopy(undefined)).toBeUndefined()
})

it('checks the id of an address before its content exists', () => {
  expect(roomLoader({ params: {} })).toBeNull()
  expect(roomLoader({ params: { id: '12' } })).toBeNull()
  expect(() => roomLoader({ params: { id: 'abc' } })).toThrow(expect.objectContaining({ init: { status: 404 } }))
})

it('names the tab and stays out of search engines', () => {
  expect(roomMeta([{ id: 'root' }, { id: 'pc' }, { id: 'pc-roundTable-RtList' }])).toEqual([
    { title: '圆桌 - 施知道' },
    { name: 'robots', content: 'noindex' },
  ])
})
