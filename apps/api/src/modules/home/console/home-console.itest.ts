import { adminBanners, adminNotices, home, messages, type Input } from '@kms/contract'
import { createWorld, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enqueue } from '../../../kernel/jobs.ts'
import { TOLD_AT_ONCE } from './tell-notice.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await sql`truncate banner, notice, message restart identity`.execute(world.deps.db)
  world.deps.cache.invalidateAll()
})

const hour = (hours: number) => new Date(Date.now() + hours * 3600_000).toISOString()
const board = async (x: 'pc' | 'mobile' = 'pc') =>
  (await world.call(home.getHomeBoard, { params: { x }, query: { notices: 'full' } })).data
const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title)
const audits = async (type: string) => {
  const { rows } = await sql<{ action: string }>`
    select action from audit_event where target_type = ${type} order by id desc limit 10`.execute(world.deps.db)
  return rows.map(({ action }) => action)
}

describe('banners', () => {
  type Draft = Input<typeof adminBanners.adminCreateBanner>['body']
  const link: Omit<Draft, 'title'> = {
    kind: 'link',
    action: '查看',
    target: '/search',
    theme: 'green',
    sites: ['pc', 'mobile'],
  }
  const create = async (over: object = {}) => {
    const body = { ...link, title: '横幅', ...over }
    const answer = await world.call(adminBanners.adminCreateBanner, { body }, 'operator')
    expect(answer.status, answer.body.message).toBe(200)
    return answer.data
  }
  const show = (banner: { id: string; revision: number }, published = true) =>
    world.call(
      adminBanners.adminShowBanner,
      { params: { id: banner.id }, body: { revision: banner.revision, published } },
      'operator',
    )
  const save = (banner: { id: string; revision: number }, over: object) =>
    world.call(
      adminBanners.adminSaveBanner,
      { params: { id: banner.id }, body: { ...link, title: '横幅', revision: banner.revision, ...over } },
      'operator',
    )

  it('appear on the homes they are for at once, change there at once, and go at once', async () => {
    const banner = await create({ title: '新品', sites: ['mobile'] })
    expect([banner.state, titles((await board('mobile')).banners)]).toEqual(['draft', []])
    const shown = (await show(banner)).data
    expect([shown.state, titles((await board('mobile')).banners), (await board('pc')).banners]).toEqual([
      'shown',
      ['新品'],
      [],
    ])
    const changed = (await save(shown, { title: '新品上市', sites: ['pc'] })).data
    expect(titles((await board('mobile')).banners)).toEqual([])
    expect(titles((await board('pc')).banners)).toEqual(['新品上市'])
    await show(changed, false)
    expect((await board('pc')).banners).toEqual([])
    expect(await audits('banner')).toEqual(['banner.withdraw', 'banner.save', 'banner.publish', 'banner.create'])
  })

  it('with a dialog keep harmless text and no target', async () => {
    const banner = await create({ kind: 'dialog', content: '<p onclick="x()">全文</p><script>1</script>' })
    expect([banner.content, banner.target]).toEqual(['<p>全文</p>', ''])
  })

  it.each([
    [{ target: '' }, 'target'],
    [{ target: '//evil.example' }, 'target'],
    [{ target: 'https://evil.example' }, 'target'],
    [{ target: '/\\evil.example' }, 'target'],
    [{ kind: 'dialog', content: '<p> </p>' }, 'content'],
    [{ startsAt: hour(2), endsAt: hour(1) }, 'endsAt'],
    [{ sites: [] }, 'sites'],
    [{ title: '' }, 'title'],
  ])('are refused with %j', async (over, field) => {
    const answer = await world.call(
      adminBanners.adminCreateBanner,
      { body: { ...link, title: '横幅', ...over } as Draft },
      'operator',
    )
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]])
  })

  it('know their window of time', async () => {
    const states = [{ startsAt: hour(1) }, { endsAt: hour(-1) }, { startsAt: hour(-1), endsAt: hour(1) }]
    for (const window of states) await show(await create(window))
    const { data } = await world.call(adminBanners.adminListBanners, {}, 'operator')
    expect(data.map(({ state }) => state)).toEqual(['scheduled', 'ended', 'shown'])
    expect((await board()).banners).toHaveLength(1)
  })

  it('stand in the order that operators give them; an order of an older list is refused', async () => {
    const made = [await create({ title: '甲' }), await create({ title: '乙' }), await create({ title: '丙' })]
    for (const banner of made) await show(banner)
    const order = (ids: string[]) => world.call(adminBanners.adminOrderBanners, { body: { ids } }, 'operator')
    const [a, b, c] = made.map(({ id }) => id) as [string, string, string]
    expect(titles((await order([c, a, b])).data)).toEqual(['丙', '甲', '乙'])
    expect(titles((await board()).banners)).toEqual(['丙', '甲', '乙'])
    for (const ids of [
      [a, b],
      [a, b, c, '999'],
      [a, a, b],
    ])
      expect((await order(ids)).error).toBe('banner.changed_elsewhere')
    expect(titles((await board()).banners)).toEqual(['丙', '甲', '乙'])
  })

  it('are not overwritten by who saw an older one; missing ones are missing', async () => {
    const banner = await create()
    expect((await save(banner, { title: '第一个改的' })).status).toBe(200)
    const late = await save(banner, { title: '第二个改的' })
    expect([late.status, late.error]).toEqual([409, 'banner.changed_elsewhere'])
    expect((await show(banner)).error).toBe('banner.changed_elsewhere')
    expect((await show({ id: '999', revision: 1 })).error).toBe('banner.not_found')
  })

  it('are listed with one statement', async () => {
    await create()
    const list = () => world.call(adminBanners.adminListBanners, {}, 'operator')
    await list()
    expect(await world.statementsOf(list)).toHaveLength(1)
  })
})

describe('notices', () => {
  const create = async (over: object = {}) => {
    const body = { title: '系统升级公告', content: '<p>周六 <b>22:00</b> 起停机两小时。</p>', ...over }
    const answer = await world.call(adminNotices.adminCreateNotice, { body }, 'operator')
    expect(answer.status, answer.body.message).toBe(200)
    return answer.data
  }
  const publish = (notice: { id: string; revision: number }, tell = false) =>
    world.call(
      adminNotices.adminPublishNotice,
      { params: { id: notice.id }, body: { revision: notice.revision, tell } },
      'operator',
    )
  const told = async (as: 'customer' | 'expert') =>
    titles((await world.call(messages.listUnreadMessages, { query: {} }, as)).data.records)

  it('follow on the page at once: published, changed, pinned, withdrawn', async () => {
    await publish(await create({ title: '先前的' }))
    const notice = await create({ content: '<p>正文</p><script>1</script>' })
    expect(titles((await board()).notices)).toEqual(['先前的'])
    const shown = (await publish(notice)).data
    expect(titles((await board()).notices)).toEqual(['系统升级公告', '先前的'])
    const saved = await world.call(
      adminNotices.adminSaveNotice,
      {
        params: { id: notice.id },
        body: { title: '升级延期', content: '<p>改到周日</p>', isPinned: true, revision: shown.revision },
      },
      'operator',
    )
    expect((await board()).notices[0]).toMatchObject({ title: '升级延期', content: '<p>改到周日</p>', isPinned: true })
    expect((await publish(notice)).error).toBe('notice.changed_elsewhere')
    await world.call(
      adminNotices.adminWithdrawNotice,
      { params: { id: notice.id }, body: { revision: saved.data.revision } },
      'operator',
    )
    expect(titles((await board()).notices)).toEqual(['先前的'])
    expect((await audits('notice')).slice(0, 4)).toEqual([
      'notice.withdraw',
      'notice.save',
      'notice.publish',
      'notice.create',
    ])
    await world.drain()
    expect(await told('customer')).toEqual([])
  })

  it('tell every member once, however often it is asked for and however often the job runs', async () => {
    const shown = (await publish(await create(), true)).data
    await world.drain()
    expect(await told('customer')).toEqual(['公告：系统升级公告'])
    await publish(shown, true)
    await world.deps.db
      .transaction()
      .execute((tx) => enqueue(tx, 'notice.tell', { noticeId: shown.id, afterUserId: '0' }))
    await world.drain()
    expect([await told('customer'), await told('expert')]).toEqual([['公告：系统升级公告'], ['公告：系统升级公告']])
    const { rows } = await sql`select from message where user_id = ${world.accountOf('banned')}`.execute(world.deps.db)
    expect(rows).toEqual([])
  })

  it('tell in batches, and nobody once they are withdrawn', async () => {
    await sql`insert into app_user (id, nickname) select 50000 + i, 'm' || i from generate_series(1, ${sql.lit(TOLD_AT_ONCE)}) i`.execute(
      world.deps.db,
    )
    const first = (await publish(await create(), true)).data
    await world.drain()
    const count = async () => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from message where user_id > 50000`.execute(world.deps.db)
      return rows[0]?.n
    }
    expect(await count()).toBe(TOLD_AT_ONCE)
    const second = (await publish(await create({ title: '马上撤回' }), true)).data
    await world.call(
      adminNotices.adminWithdrawNotice,
      { params: { id: second.id }, body: { revision: second.revision } },
      'operator',
    )
    await world.drain()
    expect([first.toldAt !== null, await count()]).toEqual([true, TOLD_AT_ONCE])
  })

  it('of later times tell when their time has come', async () => {
    await publish(await create({ publishedAt: hour(2) }), true)
    await world.drain()
    expect([await told('customer'), (await board()).notices]).toEqual([[], []])
    await sql`update notice set published_at = now() - interval '1 second'`.execute(world.deps.db)
    await world.drain()
    expect(await told('customer')).toEqual(['公告：系统升级公告'])
  })

  it('are listed by state and title with one statement, and one is read with one', async () => {
    const shown = (await publish(await create())).data
    await create({ title: '草稿' })
    await publish(await create({ title: '以后', publishedAt: hour(2) }))
    const list = async (body: object) =>
      titles((await world.call(adminNotices.adminListNotices, { body }, 'operator')).data.records)
    expect(await list({})).toEqual(['以后', '草稿', '系统升级公告'])
    expect(await list({ state: 'draft' })).toEqual(['草稿'])
    expect(await list({ state: 'scheduled' })).toEqual(['以后'])
    expect(await list({ keyword: '升级' })).toEqual(['系统升级公告'])
    expect(await world.statementsOf(() => list({ state: 'shown' }))).toHaveLength(1)
    const one = () => world.call(adminNotices.adminGetNotice, { params: { id: shown.id } }, 'operator')
    expect(await world.statementsOf(one)).toHaveLength(1)
    expect((await world.call(adminNotices.adminGetNotice, { params: { id: '999' } }, 'operator')).status).toBe(404)
  })
})
