import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, signInAs, test } from './site.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe, ${colorScheme}`, () => {
    test.use({ colorScheme })

    async function seriousOnes(page: Page) {
      const { violations } = await new AxeBuilder({ page }).analyze()
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
      return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    }

    test('the shell and its rooms have no serious violation', async ({ page }) => {
      test.setTimeout(120_000)
      await page.goto('/kms/mobile/home')
      expect(await seriousOnes(page), 'visitor').toEqual([])
      await signInAs(page, 'customer')
      for (const path of ['home', 'my/info', 'my/setting', 'my/message', 'roundTable/RtList', 'error/noAccess']) {
        await page.goto(`/kms/mobile/${path}`)
        await expect(page.getByRole('main')).toBeVisible()
        expect(await seriousOnes(page), path).toEqual([])
      }
      await page.goto('/kms/mobile/my/setting')
      await page.getByRole('button', { name: '退出登录' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await seriousOnes(page), 'sheet').toEqual([])
    })
  })
}
