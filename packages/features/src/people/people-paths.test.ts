import { expect, it } from 'vitest'
import { bigshotListPath, myPath, personTabPath, readDynamicsOf, readProfileTab, settingsPath } from './people-paths.ts'

it('names the list, whose doings, and where it goes on', () => {
  expect(myPath('pc')).toBe('/pc/my/info')
  expect(myPath('mobile', { tab: 'dynamics', of: 'followed', cursor: 'a=' })).toBe(
    '/mobile/my/info?tab=dynamics&of=followed&cursor=a%3D',
  )
  expect(personTabPath('pc', '7', { tab: 'collects' })).toBe('/pc/otherInfo/info?id=7&tab=collects')
  expect(bigshotListPath('mobile', '7')).toBe('/mobile/bigshot/info/other-list?id=7')
  expect([settingsPath('pc'), settingsPath('mobile')]).toEqual(['/pc/my/info?tab=settings', '/mobile/my/setting'])
})

it('reads nonsense as nothing', () => {
  const url = new URL('https://kms.test/?tab=passwords&of=everybody')
  expect([readProfileTab(url), readDynamicsOf(url)]).toEqual([undefined, 'me'])
  const good = new URL('https://kms.test/?tab=badges&of=followed')
  expect([readProfileTab(good), readDynamicsOf(good)]).toEqual(['badges', 'followed'])
})
