import { adminReview, messages } from '@kms/contract'
import { createWorld, waitingForReview, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settleDecision } from './settle-decision.ts'
import { withdrawFromReview } from './submit-for-review.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await sql`truncate review_item, message`.execute(world.deps.db)
  await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker._private_jobs))`.execute(
    world.deps.db,
  )
})

type Reviewer = 'moderator' | 'operator' | 'administrator' | 'customer'
const list = async (body: object = {}, as: Reviewer = 'moderator') =>
  (await world.call(adminReview.adminListReviews, { body }, as)).data
const idsOf = async (body: object = {}) => (await list(body)).records.map(({ id }) => id)
const get = (id: string, as: Reviewer = 'moderator') => world.call(adminReview.adminGetReview, { params: { id } }, as)
const claimNext = async (as: Reviewer, body = {}) =>
  (await world.call(adminReview.adminClaimNextReview, { body }, as)).data.id
const claim = (id: string, as: Reviewer) => world.call(adminReview.adminClaimReview, { params: { id } }, as)
const decide = (id: string, over: object = {}, as: Reviewer = 'moderator') =>
  world.call(
    adminReview.adminDecideReview,
    { params: { id }, body: { verdict: 'pass', revision: 1, ...over } as adminReview.ReviewDecision },
    as,
  )
const undo = (id: string, as: Reviewer = 'moderator') => world.call(adminReview.adminUndoReview, { params: { id } }, as)
const told = async (as: Reviewer = 'customer') =>
  (await world.call(messages.listMessages, { query: {} }, as)).data.records.map(
    ({ title, content }) => `${title} ${content}`,
  )
const audited = async () => {
  const rows = await world.deps.db.selectFrom('audit_event').select('action').orderBy('id', 'desc').limit(2).execute()
  return rows.map(({ action }) => action)
}
const row = async (id: string) =>
  world.deps.db.selectFrom('review_item').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

it('keeps the numbers that were decided', () => {
  expect([adminReview.UNDO_SECONDS, adminReview.CLAIM_MINUTES]).toEqual([30, 10])
})

describe('the queue', () => {
  it('shows what waits, the longest first, page by page, with filters and capped counts', async () => {
    const ids = []
    for (const reason of ['new_author', 'sensitive', 'report', 'new_author'] as const)
      ids.push(await waitingForReview(world, { reason }))
    const first = await list({ size: 3 })
    expect(first.records.map(({ id }) => id)).toEqual(ids.slice(0, 3))
    const second = await list({ size: 3, cursor: first.nextCursor })
    expect([second.records.map(({ id }) => id), second.nextCursor]).toEqual([ids.slice(3), null])
    expect(await idsOf({ reason: 'report' })).toEqual([ids[2]])
    expect(await idsOf({ targetType: 'comment' })).toEqual([])
    const counts = await world.call(adminReview.adminCountReviews, {}, 'moderator')
    expect(counts.data).toEqual({ waiting: 4, reports: 1 })
  })

  it('shows what was decided, the latest first, page by page', async () => {
    const ids = []
    for (let index = 0; index < 3; index++) {
      const id = await waitingForReview(world)
      await decide(id)
      ids.unshift(id)
    }
    const first = await list({ show: 'done', size: 2 })
    const second = await list({ show: 'done', size: 2, cursor: first.nextCursor })
    expect([...first.records, ...second.records].map(({ id }) => id)).toEqual(ids)
    expect(await idsOf()).toEqual([])
  })

  it.each(['!', 'MXw', Buffer.from('1|1; drop').toString('base64url')])('refuses the cursor %s', async (cursor) => {
    const answer = await world.call(adminReview.adminListReviews, { body: { show: 'done', cursor } }, 'moderator')
    expect(answer.status).toBe(400)
  })

  it('holds a piece once: a newer version takes the place of the one before', async () => {
    const id = await waitingForReview(world, { targetId: '7', title: '一' })
    const other = await waitingForReview(world)
    expect(await waitingForReview(world, { targetId: '7', title: '二', revision: 2 })).toBe(id)
    expect((await list()).records.map(({ id: each, title }) => [each, title])).toEqual([
      [id, '二'],
      [other, 'LC1D09M7C 线圈能不能接 240V'],
    ])
    expect((await decide(id, { revision: 1 })).error).toBe('review.changed_elsewhere')
    expect((await decide(id, { revision: 2 })).status).toBe(200)
  })

  it('adds reports to what waits already', async () => {
    const id = await waitingForReview(world, { targetId: '8', reason: 'sensitive' })
    await waitingForReview(world, { targetId: '8', reason: 'report' })
    await waitingForReview(world, { targetId: '8', reason: 'report' })
    expect((await get(id)).data).toMatchObject({ reason: 'sensitive', reportCount: 2 })
  })

  it('forgets what is gone', async () => {
    const id = await waitingForReview(world, { targetId: '9' })
    await world.deps.db.transaction().execute((tx) => withdrawFromReview(tx, 'question', '9'))
    expect([(await get(id)).status, await idsOf()]).toEqual([404, []])
  })

  it('costs one statement to list, one to open', async () => {
    const id = await waitingForReview(world)
    await get(id)
    expect(await world.statementsOf(() => list())).toHaveLength(1)
    expect(await world.statementsOf(() => get(id))).toHaveLength(1)
  })
})

describe('a piece', () => {
  it('shows what changed, word by word, with hits marked, and who wrote it', async () => {
    const text = '孔距\n固定孔距 70 mm。\n需要的加微信。'
    const start = text.indexOf('加微信')
    const id = await waitingForReview(world, {
      isArticle: true,
      text,
      published: { title: '孔距', text: '孔距\n固定孔距 105 mm。' },
      hits: [{ word: '加微信', level: 'review', category: '联系方式', start, end: start + 3 }],
    })
    const { data } = await get(id)
    expect(data).toMatchObject({
      isArticle: true,
      isChange: true,
      section: { id: '2', name: '塑壳断路器' },
      author: { id: '1' },
      authorRecord: { passed: 0, returned: 0, reported: 0 },
      hitCount: 1,
      can: { decide: true, undo: false },
    })
    const shown = data.diff.lines.map(({ kind, number, parts }) => [
      kind,
      number,
      parts
        .map((part) => (part.hit ? `<${part.hit}:${part.text}>` : part.kind === 'same' ? part.text : `[${part.text}]`))
        .join(''),
    ])
    expect(shown).toEqual([
      ['same', 1, '孔距'],
      ['removed', 2, '固定孔距 [105] mm。'],
      ['added', 2, '固定孔距 [70] mm。'],
      ['added', 3, '[需要的]<联系方式:加微信>[。]'],
    ])
    expect([data.diff.added, data.diff.removed]).toEqual([2, 1])
  })

  it('lists its earlier versions', async () => {
    const id = await waitingForReview(world, { targetId: '10' })
    await decide(id, { verdict: 'return', reason: 3, note: '缺安全提示' })
    const newer = await waitingForReview(world, { targetId: '10', revision: 2 })
    const { data } = await get(newer)
    expect(data.versions.map(({ revision, state, note }) => [revision, state, note])).toEqual([
      [2, 'waiting', ''],
      [1, 'returned', '缺安全提示'],
    ])
    expect(data.authorRecord.returned).toBe(1)
  })
})

describe('claiming', () => {
  it('never gives two moderators the same, however many ask at once', async () => {
    for (let index = 0; index < 9; index++) await waitingForReview(world)
    const taken = await Promise.all(
      Array.from({ length: 3 }, () => [
        claimNext('moderator'),
        claimNext('operator'),
        claimNext('administrator'),
      ]).flat(),
    )
    const held = await world.deps.db
      .selectFrom('review_item')
      .select('claimed_by')
      .where('claimed_by', 'is not', null)
      .execute()
    expect(taken).not.toContain(null)
    // Who asks again while having one open may get that one again, but nobody else's.
    for (const [index, id] of taken.entries()) {
      const owner = world.accountOf((['moderator', 'operator', 'administrator'] as const)[index % 3] ?? 'moderator')
      expect((await row(id ?? '')).claimed_by, `${index}`).toBe(owner)
    }
    expect(held.length).toBe(new Set(taken).size)
  })

  it('does not wait for a colleague who is taking one at this moment', async () => {
    const first = await waitingForReview(world)
    const second = await waitingForReview(world)
    await world.deps.db.transaction().execute(async (tx) => {
      await sql`select from review_item where id = ${first} for update`.execute(tx)
      expect(await claimNext('moderator')).toBe(second)
    })
  })

  it('gives back what is open before anything new, and nothing when there is nothing', async () => {
    const first = await waitingForReview(world)
    const second = await waitingForReview(world)
    expect([await claimNext('moderator'), await claimNext('moderator')]).toEqual([first, first])
    expect(await claimNext('operator')).toBe(second)
    expect(await claimNext('administrator')).toBeNull()
    await world.call(adminReview.adminReleaseReview, { params: { id: second } }, 'operator')
    expect(await claimNext('administrator')).toBe(second)
  })

  it('keeps colleagues out until it is forgotten', async () => {
    const id = await waitingForReview(world)
    await claim(id, 'moderator')
    expect((await claim(id, 'operator')).error).toBe('review.claimed_elsewhere')
    expect((await decide(id, {}, 'operator')).error).toBe('review.claimed_elsewhere')
    expect((await get(id, 'operator')).data).toMatchObject({ claimedBy: { id: '5' }, can: { decide: false } })
    await sql`update review_item set claimed_at = now() - interval '11 minutes'`.execute(world.deps.db)
    expect((await get(id, 'operator')).data).toMatchObject({ claimedBy: null, can: { decide: true } })
    expect((await decide(id, {}, 'operator')).status).toBe(200)
  })

  it("leaves a moderator's own pieces to others", async () => {
    const id = await waitingForReview(world, { authorId: world.accountOf('moderator') })
    expect(await claimNext('moderator')).toBeNull()
    expect((await claim(id, 'moderator')).error).toBe('review.own_content')
    expect((await decide(id)).error).toBe('review.own_content')
    expect(await claimNext('operator')).toBe(id)
  })
})

describe('deciding', () => {
  it('passes: the author is told when it can no longer be taken back, and it is written down', async () => {
    const id = await waitingForReview(world)
    const { data } = await decide(id)
    expect(data.state).toBe('passed')
    expect(Date.parse(data.undoUntil) - Date.now()).toBeGreaterThan(20_000)
    expect(await audited()).toContain('review.pass')
    expect(await told()).toEqual([])
    await world.drain()
    expect(await told()).toEqual(['你的问题已通过审核 《LC1D09M7C 线圈能不能接 240V》：现在大家都能看到了。'])
    expect((await undo(id)).error).toBe('review.too_late')
  })

  it('waits half a minute with everything that follows', async () => {
    const id = await waitingForReview(world)
    await decide(id)
    const { rows } = await sql<{ wait: number; payload: object }>`
      select extract(epoch from j.run_at - i.decided_at)::float as wait, j.payload
      from graphile_worker._private_jobs j, review_item i where j.key = 'review.decided:' || i.id`.execute(
      world.deps.db,
    )
    expect(rows[0]?.wait).toBeCloseTo(adminReview.UNDO_SECONDS, 1)
    const item = await row(id)
    expect(rows[0]?.payload).toEqual({
      itemId: id,
      decision: 1,
      targetType: 'question',
      targetId: item.target_id,
      revision: 1,
      verdict: 'passed',
      reason: '',
    })
  })

  it.each([
    [{ reason: 1 }, '含联系方式或引流'],
    [{ reason: 2, note: '请删去报价' }, '广告或交易信息：请删去报价'],
    [{ note: '第 4 段含联系方式' }, '第 4 段含联系方式'],
  ])('returns with %o, in words that the author reads', async (over, words) => {
    const id = await waitingForReview(world, { targetType: 'answer' })
    await decide(id, { verdict: 'return', ...over })
    await world.drain()
    expect(await told()).toEqual([`你的回答被退回修改 《LC1D09M7C 线圈能不能接 240V》：${words}`])
  })

  it('does not return without a reason', async () => {
    const id = await waitingForReview(world)
    const answer = await decide(id, { verdict: 'return' })
    expect([answer.status, answer.body.fields]).toEqual([400, { reason: '请选择或填写退回理由' }])
    expect((await decide(id, { verdict: 'return', reason: 5 })).status).toBe(400)
  })

  it('is one decision when it is sent twice, and refuses another on top', async () => {
    const id = await waitingForReview(world)
    const answers = await Promise.all([decide(id), decide(id), decide(id)])
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect((await row(id)).decision).toBe(1)
    expect((await decide(id, { verdict: 'return', reason: 1 })).error).toBe('review.changed_elsewhere')
    expect((await decide(id, {}, 'operator')).error).toBe('review.changed_elsewhere')
    await world.drain()
    await world.drain()
    expect(await told()).toHaveLength(1)
  })

  it('does not bother the author with a report that came to nothing', async () => {
    await decide(await waitingForReview(world, { reason: 'report' }))
    await world.drain()
    expect(await told()).toEqual([])
  })
})

describe('taking back', () => {
  it('opens the piece again for who decided, and nothing follows', async () => {
    const id = await waitingForReview(world)
    await decide(id, { verdict: 'return', reason: 1 })
    expect((await get(id)).data.can.undo).toBe(true)
    expect((await undo(id, 'operator')).error).toBe('review.changed_elsewhere')
    expect((await undo(id)).data).toEqual({ id, state: 'waiting' })
    expect(await row(id)).toMatchObject({ state: 'waiting', claimed_by: '5', return_reason: null, note: '' })
    await world.drain()
    expect(await told()).toEqual([])
    expect(await audited()).toContain('review.undo')
    await decide(id)
    await world.drain()
    expect(await told()).toHaveLength(1)
  })

  it('a job that was already on its way does nothing', async () => {
    const id = await waitingForReview(world)
    await decide(id)
    const { rows } = await sql<{
      payload: object
    }>`select payload from graphile_worker._private_jobs where key = ${`review.decided:${id}`}`.execute(world.deps.db)
    await undo(id)
    await decide(id, { verdict: 'return', reason: 4 })
    await sql`select graphile_worker.add_job('review.decided', ${JSON.stringify(rows[0]?.payload)}::json)`.execute(
      world.deps.db,
    )
    await world.drain()
    expect(await told()).toEqual(['你的问题被退回修改 《LC1D09M7C 线圈能不能接 240V》：与板块无关'])
  })

  it('a job about an earlier decision does not settle a later one that says the same', async () => {
    const id = await waitingForReview(world)
    await decide(id)
    await undo(id)
    await decide(id)
    const { target_id: targetId } = await row(id)
    const job = { itemId: id, targetType: 'question', targetId, revision: 1, verdict: 'passed', reason: '' } as const
    expect(await settleDecision(world.deps, { ...job, decision: 1 })).toBe(false)
    expect((await undo(id)).status).toBe(200)
    expect(await settleDecision(world.deps, { ...job, decision: 2 })).toBe(false)
  })

  it('is refused after half a minute, and when a newer version waits', async () => {
    const late = await waitingForReview(world)
    await decide(late)
    await sql`update review_item set decided_at = decided_at - interval '31 seconds'`.execute(world.deps.db)
    expect((await undo(late)).error).toBe('review.too_late')
    const id = await waitingForReview(world, { targetId: '11' })
    await decide(id)
    await waitingForReview(world, { targetId: '11', revision: 2 })
    expect((await undo(id)).status).toBe(409)
  })

  it('of what does not exist is a 404', async () => {
    expect([(await undo('999999')).status, (await decide('999999')).status]).toEqual([404, 404])
  })
})

describe('handing over', () => {
  it('leaves it to the colleague, who is told; not to who handed it over', async () => {
    const id = await waitingForReview(world)
    await decide(id, { verdict: 'handOver', to: world.accountOf('operator'), note: '选型问题' })
    expect(await told('operator')).toEqual(['有内容转交给你审核 《LC1D09M7C 线圈能不能接 240V》等待你的处理。'])
    expect(await claimNext('moderator')).toBeNull()
    expect(await claimNext('administrator')).toBeNull()
    expect(await claimNext('operator')).toBe(id)
    expect((await undo(id)).error).toBe('review.too_late')
    expect((await decide(id, {}, 'operator')).data.state).toBe('passed')
  })

  it('to nobody in particular leaves it to all others, and can be taken back', async () => {
    const id = await waitingForReview(world)
    await decide(id, { verdict: 'handOver' })
    expect((await undo(id)).status).toBe(200)
    await decide(id, { verdict: 'handOver' })
    expect([await claimNext('moderator'), await claimNext('administrator')]).toEqual([null, id])
  })

  it.each(['customer', 'moderator', 'banned'] as const)('not to %s', async (role) => {
    const id = await waitingForReview(world)
    expect((await decide(id, { verdict: 'handOver', to: world.accountOf(role) })).status).toBe(400)
  })
})
