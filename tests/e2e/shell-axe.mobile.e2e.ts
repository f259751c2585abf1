import { expectAccessible } from './accessible.ts'
import { expect, signInAs, test } from './site.ts'

test('the shell and its rooms have no serious violation', async ({ page }) => {
  test.setTimeout(120_000)
  const look = (what: string) => expectAccessible(page, { what, by: 'serious' })
  await page.goto('/kms/mobile/home')
  await look('visitor')
  await signInAs(page, 'customer')
  for (const path of ['home', 'my/info', 'my/message', 'roundTable/RtList', 'error/noAccess', 'my/setting']) {
    await page.goto(`/kms/mobile/${path}`)
    await expect(page.getByRole('main')).toBeVisible()
    await look(path)
  }
  await page.getByRole('button', { name: '退出登录' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('sheet')
})
