import { readyForOffline } from './kept-on-device.ts'
import { newMember, signInAsMember } from './new-member.ts'
import { expect as expectSoon, test } from './site.ts'

// The worker and what waits come after everything else, on a busy machine much later.
test.describe.configure({ timeout: 60_000 })
const expect = expectSoon.configure({ timeout: 15_000 })
test.use({ serviceWorkers: 'allow', refusals: [0, 503] })

const ADD = '/kms/mobile/operate/add?type=addArticle&flag=true'

test('on a phone: offline the words can be read, and on the next visit they are offered', async ({ page, context }) => {
  const heading = `地下室里写的 ${crypto.randomUUID().slice(0, 8)}`
  await signInAsMember(page, await newMember([], ['expert']))
  await page.goto(ADD)
  await expect(page.getByRole('textbox', { name: '正文' })).toBeVisible()
  await readyForOffline(page)
  await context.setOffline(true)
  await page.getByRole('textbox', { name: '标题' }).fill(heading)
  await expect(page.locator('.save-word')).toHaveText('离线，已存在本机')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '网络已断开' })).toBeVisible()
  await expect(page.getByText(heading)).toBeVisible()
  const next = await context.newPage()
  await page.close()
  await context.setOffline(false)
  await next.goto(ADD)
  await next.getByRole('link', { name: '继续上次未保存的内容' }).click()
  await expect(next.getByRole('textbox', { name: '标题' })).toHaveValue(heading)
  await expect(next.locator('.save-word')).toHaveText(/^草稿已保存/)
})
