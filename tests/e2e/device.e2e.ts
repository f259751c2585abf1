import { expect, test } from './site.ts'

test('a desktop browser on a mobile address is led to the desktop page, query kept', async ({ page }) => {
  await page.goto('/kms/mobile/detail/faq/1001?utm_source=wechat')
  await expect(page).toHaveURL(/\/kms\/pc\/detail\/faq\/1001\?utm_source=wechat$/)
})

test('HTML says that it depends on the browser, and can be revalidated', async ({ request }) => {
  const page = await request.get('/kms/pc/detail/faq/1001')
  expect(page.headers()['vary']).toContain('User-Agent')
  const again = await request.get('/kms/pc/detail/faq/1001', {
    headers: { 'if-none-match': page.headers()['etag'] ?? '' },
  })
  expect(again.status()).toBe(304)
})

test('every document has a content policy without unsafe scripts', async ({ request }) => {
  for (const path of ['pc/home', 'pc/detail/faq/1001', 'pc/nowhere', 'admin/']) {
    const policy = (await request.get(`/kms/${path}`)).headers()['content-security-policy'] ?? ''
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
    expect(scripts, path).toContain("'self'")
    expect(scripts, path).not.toContain('unsafe')
  }
})

test('crawlers find robots.txt and every FAQ in the sitemap', async ({ request }) => {
  const text = async (path: string) => (await request.get(path)).text()
  expect(await text('/kms/robots.txt')).toContain('sitemap.xml')
  // One file while there are few, an index of files when there are many.
  const whole = await text('/kms/sitemap.xml')
  const parts = whole.includes('<sitemapindex')
    ? [...whole.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '')
    : []
  const files = await Promise.all(parts.map((address) => text(new URL(address).pathname)))
  expect([whole, ...files].join().includes('/kms/pc/detail/faq/1001</loc>')).toBe(true)
})
