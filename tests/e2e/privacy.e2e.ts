import AxeBuilder from '@axe-core/playwright'
import { newMember, signInAsMember } from './new-member.ts'
import { expect, test } from './site.ts'

test.use({ refusals: [401, 403, 404] })

test('a member downloads a copy of his data, asks to be forgotten, and comes back in time', async ({ page, site }) => {
  test.setTimeout(90_000)
  const id = await newMember()
  await signInAsMember(page, id)
  await page.goto(site === 'mobile' ? '/kms/mobile/my/setting' : '/kms/pc/my/info?tab=settings')
  await page.getByRole('link', { name: '我的数据与注销账号' }).click()
  const part = page.getByRole('region', { name: '下载我的数据' })
  await part.getByRole('button', { name: '生成数据副本' }).click()
  await expect(part.getByRole('listitem')).toHaveCount(1)
  const fetchIt = part.getByRole('button', { name: '下载', exact: true })
  await expect(async () => {
    await page.reload()
    await expect(fetchIt).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  expect((await new AxeBuilder({ page }).include('#content').analyze()).violations).toEqual([])
  const [download] = await Promise.all([page.waitForEvent('download'), fetchIt.click()])
  expect(download.suggestedFilename()).toMatch(/^施知道-我的数据-.*\.zip$/)
  await expect(part.getByRole('button', { name: '生成数据副本' })).toBeDisabled()

  const form = page.getByRole('form', { name: '注销账号' })
  const act = form.getByRole('button', { name: '注销我的账号' })
  await form.getByRole('textbox').fill('别的名字')
  await expect(act).toBeDisabled()
  await form.getByRole('textbox').fill('配电小匠')
  await act.click()
  await page.getByRole('button', { name: '回到首页' }).click()
  await page.waitForURL(/\/home/)

  // Signing in within the week takes it back, and says so.
  await signInAsMember(page, id)
  const told = await page.request.get('/kms/api/f/messageRecord/getCurrentAllMessage', {
    headers: { authorization: `Bearer ${await tokenOf(id)}` },
  })
  expect(JSON.stringify(await told.json())).toContain('注销申请已取消')
})

async function tokenOf(id: string) {
  const origin = process.env['PUBLIC_ORIGIN'] ?? 'http://127.0.0.1:8080'
  const { data } = (await (await fetch(`${origin}/kms/api/f/fake/login/${id}`)).json()) as { data: string }
  return data
}
