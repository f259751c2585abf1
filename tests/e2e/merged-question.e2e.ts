import AxeBuilder from '@axe-core/playwright'
import { apiAs, expect, signInAs, test } from './site.ts'

test('a moderator merges a duplicate from its page; its old address leads on; taken back, it stands again', async ({
  page,
}) => {
  test.slow()
  const stamp = Date.now()
  const asker = await apiAs('staff')
  const ask = async (title: string) => {
    const body = { questionType: 0 as const, title, content: '<p>请问怎么处理</p>', sectionId: '2' }
    return (await asker.publishQuestion({ body })).id
  }
  const kept = await ask(`脱扣以后如何复位${stamp}`)
  const old = await ask(`跳了合不上${stamp}`)
  const expert = await apiAs('expert')
  await expert.createAnswer({ body: { questionId: old, answerType: 'QUESTION', content: `<p>先压到复位${stamp}</p>` } })

  await signInAs(page, 'moderator')
  await page.goto(`/kms/pc/detail/question/${old}`)
  await page.getByRole('link', { name: '合并重复' }).click()
  await page.getByRole('button', { name: `合并《跳了合不上${stamp}》` }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('searchbox', { name: '查找要保留的内容' })
  await field.fill(kept)
  await field.press('Enter')
  await dialog.getByRole('radio', { name: new RegExp(`脱扣以后如何复位${stamp}`) }).check()
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  await dialog.getByRole('button', { name: '合并到所选内容' }).click()
  await expect(dialog).toBeHidden()

  const answer = async () => {
    const found = await page.request.get(`/kms/pc/detail/question/${old}`, { maxRedirects: 0 })
    return [found.status(), found.headers()['location']]
  }
  await expect.poll(answer, { timeout: 10_000 }).toEqual([301, `/kms/pc/detail/question/${kept}`])
  await page.goto(`/kms/pc/detail/question/${old}`)
  await expect(page).toHaveURL(new RegExp(`/detail/question/${kept}$`))
  await expect(page.getByText(`先压到复位${stamp}`).first()).toBeVisible()
  const phone = await page.request.get(`/kms/mobile/detail/question/${old}`, {
    maxRedirects: 0,
    headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' },
  })
  expect([phone.status(), phone.headers()['location']]).toEqual([301, `/kms/mobile/detail/question/${kept}`])

  await page.goto('/kms/admin/questions?show=merged')
  await page.getByRole('button', { name: `撤销合并《跳了合不上${stamp}》` }).click()
  await page.getByRole('dialog').getByRole('button', { name: '撤销合并' }).click()
  await expect.poll(async () => (await answer())[0], { timeout: 10_000 }).toBe(200)
})
