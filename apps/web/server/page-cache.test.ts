import { beforeEach, describe, expect, it } from 'vitest'
import {
  createPageCache,
  NOT_FOUND_MS,
  RETRY_MS,
  STALE_IF_ERROR_MS,
  type PageCache,
  type Rendering,
} from './page-cache.ts'

const FRESH_MS = 30_000
let time: number
let cache: PageCache

const rendering = (text: string, tags: string[] = ['faq-list'], status = 200): Rendering => ({
  page: { status, headers: {}, body: Buffer.from(text), gzip: undefined, etag: text },
  tags,
})
const failure = () => rendering('error', ['faq-list'], 503)

/** A rendering that ends when the test says so. */
function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<Rendering>()
  return { render: () => promise, resolve, reject }
}

const load = async (key: string, result: Rendering) => (await cache.load(key, async () => result)).page.body.toString()
const held = (key: string) => cache.lookup(key)?.page.body.toString()

beforeEach(() => {
  time = 1_000_000
  cache = createPageCache({ maxEntries: 3, maxBytes: 1_000, freshMs: FRESH_MS, now: () => time })
})

describe('keeping', () => {
  it('serves a kept page until its time is over, without rendering', async () => {
    await load('home', rendering('v1'))
    time += FRESH_MS - 1
    expect(cache.lookup('home')).toMatchObject({ source: 'hit' })
    time += 1
    expect(cache.lookup('home')).toBeUndefined()
  })

  it.each([
    [200, ['faq-list'], true],
    [404, ['faq:9'], true],
    [200, [], false],
    [302, ['faq-list'], false],
    [403, ['faq-list'], false],
    [429, ['faq-list'], false],
    [500, ['faq-list'], false],
    [503, ['faq-list'], false],
  ])('status %d with tags %j is kept: %s', async (status, tags, kept) => {
    await load('page', rendering('v1', tags, status))
    expect(held('page') !== undefined).toBe(kept)
  })

  it('remembers "not found" only briefly', async () => {
    await load('page', rendering('none', ['faq:9'], 404))
    time += NOT_FOUND_MS - 1
    expect(held('page')).toBe('none')
    time += 1
    expect(held('page')).toBeUndefined()
  })

  it('lets go of what was used longest ago', async () => {
    for (const key of ['a', 'b', 'c']) await load(key, rendering(key))
    cache.lookup('a')
    await load('d', rendering('d'))
    expect(['a', 'b', 'c', 'd'].filter((key) => held(key))).toEqual(['a', 'c', 'd'])
  })

  it('stays within its bytes, and never holds a page larger than all of it', async () => {
    await load('a', rendering('x'.repeat(600)))
    await load('b', rendering('y'.repeat(600)))
    expect([held('a') !== undefined, held('b') !== undefined]).toEqual([false, true])
    await load('huge', rendering('z'.repeat(1_001)))
    expect(held('huge')).toBeUndefined()
    expect(cache.size()).toEqual({ entries: 1, bytes: 600 })
  })
})

describe('invalidation', () => {
  it.each([
    [['faq:1'], { detail1: false, detail2: true, list: true }],
    [['faq-list'], { detail1: false, detail2: false, list: false }],
    [['taxonomy'], { detail1: true, detail2: true, list: false }],
    [['faq:1', 'taxonomy'], { detail1: false, detail2: true, list: false }],
    [['faq:77'], { detail1: true, detail2: true, list: true }],
  ])('%j leaves %j', async (tags, left) => {
    await load('detail1', rendering('1', ['faq:1', 'faq-list']))
    await load('detail2', rendering('2', ['faq:2', 'faq-list']))
    await load('list', rendering('l', ['faq-list', 'taxonomy']))
    cache.invalidate(tags)
    expect({ detail1: held('detail1') === '1', detail2: held('detail2') === '2', list: held('list') === 'l' }).toEqual(
      left,
    )
  })

  it('does not keep a rendering that was under way, but still answers with it', async () => {
    const slow = pending()
    const answer = cache.load('list', slow.render)
    cache.invalidate(['faq-list'])
    slow.resolve(rendering('old'))
    expect((await answer).page.body.toString()).toBe('old')
    expect(held('list')).toBeUndefined()
  })

  it('keeps a rendering under way that the change does not concern', async () => {
    const slow = pending()
    const answer = cache.load('list', slow.render)
    cache.invalidate(['faq:77'])
    slow.resolve(rendering('current'))
    await answer
    expect(held('list')).toBe('current')
  })

  it('gives a request after the change a rendering of its own', async () => {
    const slow = pending()
    const before = cache.load('list', slow.render)
    cache.invalidate(['faq-list'])
    expect(await load('list', rendering('new'))).toBe('new')
    slow.resolve(rendering('old'))
    await before
    expect(held('list')).toBe('new')
  })

  it('forgets everything on clear, renderings under way included', async () => {
    await load('a', rendering('a'))
    const slow = pending()
    const answer = cache.load('b', slow.render)
    cache.invalidateAll()
    slow.resolve(rendering('b'))
    await answer
    expect([held('a'), held('b')]).toEqual([undefined, undefined])
    expect(cache.size()).toEqual({ entries: 0, bytes: 0 })
  })

  it('keeps renderings that begin after a clear', async () => {
    cache.invalidateAll()
    await load('a', rendering('a'))
    expect(held('a')).toBe('a')
  })
})

describe('many at once', () => {
  it('renders once for everybody who waits', async () => {
    let renderings = 0
    const slow = pending()
    const render = () => {
      renderings++
      return slow.render()
    }
    const answers = [cache.load('a', render), cache.load('a', render), cache.load('a', render)]
    slow.resolve(rendering('once'))
    expect((await Promise.all(answers)).map(({ page }) => page.body.toString())).toEqual(['once', 'once', 'once'])
    expect(renderings).toBe(1)
  })

  it('renders again after a failure', async () => {
    await expect(cache.load('a', () => Promise.reject(new Error('boom')))).rejects.toThrow('boom')
    expect(await load('a', rendering('fine'))).toBe('fine')
  })
})

describe('when rendering fails', () => {
  const fails = {
    'an error page': () => Promise.resolve(failure()),
    'an exception': () => Promise.reject(new Error('boom')),
  }
  it.each(Object.keys(fails) as (keyof typeof fails)[])('%s is replaced by the last good copy', async (kind) => {
    await load('a', rendering('good'))
    time += FRESH_MS
    const served = await cache.load('a', fails[kind])
    expect([served.page.body.toString(), served.source]).toEqual(['good', 'stale'])
  })

  it('asks again only after a pause, and takes the new page then', async () => {
    await load('a', rendering('good'))
    time += FRESH_MS
    await cache.load('a', fails['an error page'])
    time += RETRY_MS - 1
    expect(cache.lookup('a')).toMatchObject({ source: 'stale' })
    time += 1
    expect(cache.lookup('a')).toBeUndefined()
    expect(await load('a', rendering('better'))).toBe('better')
  })

  it('lets the error through when the copy is too old, or there is none', async () => {
    expect(await load('none', failure())).toBe('error')
    await load('a', rendering('good'))
    time += STALE_IF_ERROR_MS + 1
    expect(await load('a', failure())).toBe('error')
  })

  it('never brings back the page of something that was changed or withdrawn', async () => {
    await load('detail', rendering('withdrawn', ['faq:1', 'faq-list']))
    cache.invalidate(['faq:1', 'faq-list'])
    expect(await load('detail', failure())).toBe('error')
  })

  it('may show a list that is merely out of date', async () => {
    await load('list', rendering('old list'))
    cache.invalidate(['faq-list'])
    expect(await load('list', failure())).toBe('old list')
  })
})
