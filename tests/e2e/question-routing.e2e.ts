import AxeBuilder from '@axe-core/playwright'
import pg from 'pg'
import { newMember, signInAsMember } from './new-member.ts'
import { apiAs, expect, test } from './site.ts'

const DATABASE_URL = process.env['DATABASE_URL'] ?? 'postgres://kms:kms@127.0.0.1:15432/kms'

async function onDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(DATABASE_URL)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Experts who alone know three tags, in the order in which they are asked: nobody else of the corpus comes before them. */
async function onlyExperts(count: number) {
  const ids: string[] = []
  for (let made = 0; made < count; made += 1) ids.push(await newMember([], ['expert']))
  const tags = await onDatabase(async (client) => {
    const found = await client.query<{ id: string }>(
      `select id::text from tag t where enabled and not exists (
         select from app_user u where t.id = any(u.skill_tag_ids) and u.id <> all($1::bigint[])
           and u.nickname <> '配电小匠') order by id limit 3`,
      [ids],
    )
    const tagIds = found.rows.map(({ id }) => id)
    // Experts of an earlier run would be asked as well.
    await client.query(`update app_user set skill_tag_ids = '{}' where nickname = '配电小匠'`)
    await client.query(`update app_user set skill_tag_ids = $2::bigint[] where id = any($1::bigint[])`, [ids, tagIds])
    await client.query(
      `insert into expert_setting (user_id, from_hour, to_hour, work_days)
       select id, 0, 24, '{1,2,3,4,5,6,7}' from unnest($1::bigint[]) id`,
      [ids],
    )
    return tagIds
  })
  return { ids, tags }
}

test('an expert declines, the question goes on to the next, who accepts and answers', async ({ page, site }) => {
  test.setTimeout(90_000)
  const { ids, tags } = await onlyExperts(3)
  const [first, , third] = ids as [string, string, string]
  const asker = await apiAs('partner')
  const sections = await asker.listSections({})
  const title = `谁来看看这台断路器 ${Date.now()}`
  const { id } = await asker.publishQuestion({
    body: {
      ...{ questionType: 0, title, content: '<p>合不上闸。</p>', tagIds: tags },
      sectionId: sections[0]?.id ?? '1',
    },
  })

  await signInAsMember(page, first)
  const own = page.locator('.offer-row', { hasText: title })
  await expect(async () => {
    await page.goto(`/kms/${site}/my/offers`)
    await expect(own).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
  expect((await new AxeBuilder({ page }).include('#content').analyze()).violations).toEqual([])
  await own.getByRole('button', { name: '婉拒' }).click()
  await own.getByRole('radio', { name: '不是我的专业' }).check()
  await own.getByRole('button', { name: '婉拒并交给下一位' }).click()
  await expect(own).toHaveCount(0)
  await page.getByRole('link', { name: '已处理' }).click()
  await expect(own).toContainText('已婉拒')

  // The third was not asked before: the question page itself tells her.
  await page.evaluate(() => sessionStorage.clear())
  await signInAsMember(page, third)
  await page.goto(`/kms/${site}/detail/question/${id}`)
  const strip = page.getByRole('region', { name: '邀请您回答这个问题' })
  await strip.getByRole('button', { name: '我来回答' }).click()
  await expect(strip).toContainText('已接下')
  await page.getByRole('textbox', { name: '我来回答' }).click()
  await expect(page.locator('#write .tiptap')).toBeFocused()
  await page.keyboard.type('先断电验电，再把手柄压到复位位置。')
  await page.getByRole('button', { name: '发布回答' }).click()
  await expect(page.locator('article.answer', { hasText: '先断电验电' })).toBeVisible()
  await page.goto(`/kms/${site}/my/offers?show=done`)
  await expect(async () => {
    await page.reload()
    await expect(own).toContainText('已回答', { timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
})
