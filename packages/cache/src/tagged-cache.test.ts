import { describe, expect, it } from 'vitest'
import { TaggedCache, type Loaded } from './tagged-cache.ts'

function setUp(seconds = 10) {
  let now = 0
  let loads = 0
  const cache = new TaggedCache<string>({ entries: 3, seconds, now: () => now })
  const get = (key: string, tags = [key], value = `${key}#${loads + 1}`) =>
    cache.get(key, async () => {
      loads += 1
      return { value, tags }
    })
  return { cache, get, loads: () => loads, pass: (ms: number) => (now += ms) }
}

describe('TaggedCache', () => {
  it('loads once and serves the copy until its time is over', async () => {
    const { get, loads, pass } = setUp(10)
    expect(await get('a')).toBe('a#1')
    pass(9_999)
    expect(await get('a')).toBe('a#1')
    pass(1)
    expect(await get('a')).toBe('a#2')
    expect(loads()).toBe(2)
  })

  it('loads again after one of its tags changed, and only then', async () => {
    const { cache, get } = setUp()
    await get('a', ['faq:1', 'faq-list'])
    cache.invalidate(['faq:2'])
    expect(await get('a')).toBe('a#1')
    cache.invalidate(['faq-list'])
    expect(await get('a')).toBe('a#2')
  })

  it('shares one load between callers that ask at the same time', async () => {
    const { get, loads } = setUp()
    await Promise.all([get('a'), get('a'), get('a')])
    expect(loads()).toBe(1)
  })

  it('keeps and shares nothing when its time is zero', async () => {
    const { get, loads } = setUp(0)
    await Promise.all([get('a'), get('a')])
    await get('a')
    expect(loads()).toBe(3)
  })

  it('does not keep a value that was overtaken by a change while it was loading', async () => {
    const { cache } = setUp()
    let finish: (loaded: Loaded<string>) => void = () => {}
    const slow = cache.get('a', () => new Promise((resolve) => (finish = resolve)))
    cache.invalidate(['faq:1'])
    // Who asks after the change does not wait for what began before it.
    expect(await cache.get('a', async () => ({ value: 'new', tags: ['faq:1'] }))).toBe('new')
    finish({ value: 'old', tags: ['faq:1'] })
    expect(await slow).toBe('old')
    expect(cache.peek('a')).toBe('new')
  })

  it('trusts and holds nothing after invalidateAll', async () => {
    const { cache, get } = setUp()
    await get('a')
    cache.invalidateAll()
    expect([cache.peek('a'), cache.size().entries]).toEqual([undefined, 0])
    expect(await get('a')).toBe('a#2')
  })

  it('has a stand-in for a while, unless the thing itself was changed', async () => {
    const { cache, get, pass } = setUp(10)
    const isOwn = (tag: string) => tag.includes(':')
    await get('a', ['faq:1', 'faq-list'])
    cache.invalidate(['faq-list'])
    expect([cache.peek('a'), cache.standIn('a', 60_000, isOwn)]).toEqual([undefined, 'a#1'])
    pass(60_001)
    expect(cache.standIn('a', 60_000, isOwn)).toBeUndefined()
    await get('b', ['faq:2'])
    cache.invalidate(['faq:2'])
    expect(cache.standIn('b', 60_000, isOwn)).toBeUndefined()
  })

  it('does not remember failures', async () => {
    const { cache, get } = setUp()
    await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await get('a')).toBe('a#1')
  })

  it('stays within its size', async () => {
    const { cache, get } = setUp()
    for (const key of ['a', 'b', 'c', 'd']) await get(key)
    expect(cache.peek('a')).toBeUndefined()
    expect(cache.peek('d')).toBe('d#4')
  })
})
