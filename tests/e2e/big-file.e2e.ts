import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { newMember, signInAsMember } from './new-member.ts'
import { expect, test } from './site.ts'

const MIB = 1024 * 1024
/** One editor serves both sites: on the phone the smallest size that needs all of it. */
const SIZES = { pc: 200 * MIB, mobile: 72 * MIB }
const PART = 8 * MIB
/** Where the line is cut, and where the page is left. */
const CUT_AT = 3
const LEFT_AT = 6

/** As 7-Zip begins; the rest is a hole that takes no room on the disk. */
const SEVEN_ZIP = Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4])

async function archive(name: string, size: number) {
  const path = join(tmpdir(), name)
  const file = await open(path, 'w')
  await file.write(SEVEN_ZIP)
  await file.truncate(size)
  await file.close()
  return path
}

// A trace would hold every byte that is sent.
test.use({ refusals: [0, 401], trace: 'off' })

const partOf = (url: string) => Number(new URL(url).searchParams.get('partNumber') ?? 0)

/** What becomes of the request for that part, the first time; resolves then. */
function stopAt(page: Page, part: number, act: (route: Route) => Promise<void>) {
  return new Promise<void>((reached) => {
    const isPart = (url: URL) => partOf(url.href) === part
    const stop = async (route: Route) => {
      await act(route)
      reached()
    }
    void page.route(isPart, stop, { times: 1 })
  })
}

test('a big attachment (200 MB on the desktop) goes on where the line was cut, and where the page was left', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(240_000)
  const name = `抗晃电录波-${site}-${Date.now()}.7z`
  const size = SIZES[site]
  const path = await archive(name, size)
  const arrived: number[] = []
  page.on('response', (answer) => {
    const part = partOf(answer.url())
    if (part > 0 && answer.request().method() === 'PUT' && answer.ok()) arrived.push(part)
  })
  try {
    await signInAsMember(page, await newMember([], ['expert']))
    await page.goto(`/kms/${site}/operate/add?type=addArticle&flag=true`)
    const text = page.getByRole('textbox', { name: '正文' })
    await page.getByRole('textbox', { name: '标题' }).fill(`录波数据 ${name}`)
    await text.click()
    await page.keyboard.type('完整的录波数据见附件：')

    const cut = stopAt(page, CUT_AT, async (route) => {
      await context.setOffline(true)
      await route.abort('internetdisconnected')
    })
    // Never answered: the page is left in the middle of it.
    const left = stopAt(page, LEFT_AT, async () => undefined)
    await page.locator('input[data-tool=attachment]').setInputFiles(path)
    await cut
    const progress = page.locator('.editor-attachment .editor-progress')
    await expect(progress).toHaveText(/^已传 \d+%，等待网络$/)
    expect(arrived).toEqual([1, 2])
    await context.setOffline(false)

    await left
    await expect(page.locator('.save-word')).toHaveText(/^草稿已保存/)
    await page.reload()
    await expect(progress).toHaveText(/上传中 \d+%|正在处理/)
    await page.getByLabel('板块', { exact: true }).selectOption({ index: 2 })
    await page.getByRole('button', { name: '发布' }).click()
    await expect(page.getByRole('heading', { name: '已发布' })).toBeVisible({ timeout: 180_000 })
    // Every part once, in order: nothing that had arrived was sent again.
    expect(arrived).toEqual(Array.from({ length: size / PART }, (_, index) => index + 1))

    await page.getByRole('link', { name: '去看看' }).click()
    const address = await page.getByRole('link', { name }).getAttribute('href')
    const start = await fetch(address ?? '', { headers: { range: 'bytes=0-7' } })
    expect(start.headers.get('content-range')).toBe(`bytes 0-7/${size}`)
    expect(Buffer.from(await start.arrayBuffer())).toEqual(SEVEN_ZIP)
  } finally {
    await rm(path)
  }
})
