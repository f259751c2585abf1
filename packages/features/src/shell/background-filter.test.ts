import { expect, it } from 'vitest'
import { createBackgroundFilter, leavesAuthoring } from './background-filter.ts'

it('is off at first, and tells its listeners of changes only', () => {
  const filter = createBackgroundFilter()
  const heard: boolean[] = []
  const stop = filter.subscribe(() => heard.push(filter.get()))
  expect(filter.get()).toBe(false)
  filter.set(false)
  filter.set(true)
  filter.set(true)
  filter.set(false)
  expect(heard).toEqual([true, false])
  stop()
  filter.set(true)
  expect(heard).toHaveLength(2)
})

const place = (pageName: string | undefined, address: string) => ({ pageName, address })
const post = place('mobile-operate-add', '/mobile/operate/add?type=addArticle')
const ask = place('mobile-operate-add', '/mobile/operate/add?type=addQuestion')
const home = place('mobile-home', '/mobile/home')

it.each([
  [post, home, true],
  [place('mobile-operate-edit', '/mobile/operate/edit'), home, true],
  [place('mobile-operate-draft', '/mobile/operate/draft'), place(undefined, '/mobile/nowhere'), true],
  [post, ask, true],
  [post, post, false],
  [home, post, false],
  [place('mobile-operate-applet', '/mobile/operate/applet'), home, false],
  [place('pc-operate-add', '/pc/operate/add'), place('pc-home', '/pc/home'), false],
  [place(undefined, '/mobile/nowhere'), home, false],
])('leaving $pageName for $pageName resets it: %s', (from, to, resets) => {
  expect(leavesAuthoring(from, to)).toBe(resets)
})
