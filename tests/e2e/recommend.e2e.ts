import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expectReader, signInAtProvider } from './identity.ts'
import { asNewcomer, newMember, signInAsMember } from './new-member.ts'
import { expect, test } from './site.ts'

const open = async (page: Page, path: string) => {
  await signInAsMember(page, await newMember())
  await page.goto(`/kms/${path}`)
}

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
}

test('a new member picks sections and tags, and goes on home', async ({ page, site }) => {
  await open(page, `${site}/recommend`)
  await expect(page.getByRole('heading', { level: 1, name: '选择感兴趣的内容' })).toBeVisible()
  const sections = page.getByRole('region', { name: '板块' }).getByRole('button')
  const tags = page.getByRole('region', { name: '标签' }).getByRole('button')
  await expect(sections).toHaveCount(6)
  await expect(tags).toHaveCount(12)
  await expect(async () => {
    await sections.nth(1).click()
    await expect(sections.nth(1)).toHaveAttribute('aria-pressed', 'true', { timeout: 500 })
  }).toPass()
  const [section, tag] = [await sections.nth(1).innerText(), await tags.first().innerText()]
  await tags.first().click()
  await expectAccessible(page)

  // Others are offered, what was picked stays.
  const offered = page.waitForResponse(/randomReSectionTag/)
  await page.getByRole('button', { name: '换一批' }).click()
  await offered
  await expect(sections.filter({ hasText: section })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: '完成，已选 2 项' }).click()
  await expect(page).toHaveURL(new RegExp(`/kms/${site}/home$`))
  await page.goto(`/kms/${site}/recommend`)
  await expect(page.getByText(`已关注：${section.trim()}、${tag.trim()}`)).toBeVisible()
})

test('who skips goes home too', async ({ page, site }) => {
  await open(page, `${site}/recommend`)
  const saved = page.waitForResponse(/nextSaveUserSectionAndTag/)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: '跳过' }).click()
  expect((await saved).status()).toBe(200)
  await expect(page).toHaveURL(new RegExp(`/kms/${site}/home$`))
})

const EXPERT = 4

async function signInFromHome(page: Page, site: string, returnTo = `/kms/${site}/home`) {
  await page.goto(`/kms/${site}/Login?${new URLSearchParams({ returnTo })}`)
  await expectReader(page, 'visitor')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await signInAtProvider(page, 'expert')
}

test('the first sign-in leads to the choice, once; who came for a post gets the post', async ({ browser, site }) => {
  test.slow()
  await asNewcomer(EXPERT)
  const visit = async (returnTo?: string) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await signInFromHome(page, site, returnTo)
    return page
  }
  const reading = await visit(`/kms/${site}/detail/question/2001`)
  await expect(reading).toHaveURL(new RegExp(`/kms/${site}/detail/question/2001$`))

  const first = await visit()
  await expect(first).toHaveURL(new RegExp(`/kms/${site}/recommend$`))
  // Going home without an answer is fine too: nobody is led twice.
  await first.goto(`/kms/${site}/home`)
  await expect(first).toHaveURL(new RegExp(`/kms/${site}/home$`))
  await first.goBack()
  const saved = first.waitForResponse(/nextSaveUserSectionAndTag/)
  await expect(async () => {
    await first.getByRole('button', { name: '跳过' }).click({ timeout: 2_000 })
    await expect(first).toHaveURL(new RegExp(`/kms/${site}/home$`), { timeout: 2_000 })
  }).toPass()
  await saved

  const again = await visit()
  await expect(again).toHaveURL(new RegExp(`/kms/${site}/home$`))
  for (const page of [reading, first, again]) await page.context().close()
})
