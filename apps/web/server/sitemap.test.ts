import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApi } from '@kms/api-client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSitemaps } from './sitemap.ts'

let server: Server
let calls: string[]
let failing: boolean
let total: number
let sitemaps: ReturnType<typeof createSitemaps>
let time = 0

const faq = (id: number) => ({
  id: String(id),
  publishedAt: '2026-01-17T01:00:00.000Z',
  reviewedAt: id % 2 ? '2026-05-28' : '2025-05-28',
})

const post = (id: number) => ({
  id: String(id),
  publishedAt: '2026-02-03T01:00:00.000Z',
  editedAt: id === 8 ? '2026-06-01T01:00:00.000Z' : null,
})

/** The API's wire format over a real connection: two sections, a list of two pages. */
beforeEach(async () => {
  calls = []
  failing = false
  total = 3
  server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    calls.push(`${request.url} ${text}`)
    const body = text ? (JSON.parse(text) as { cursor?: string }) : {}
    const list = body.cursor
      ? { total, records: [faq(3)], nextCursor: null }
      : { total, records: [faq(1), faq(2)], nextCursor: 'next' }
    const sections = [{ id: '1' }, { id: '7' }]
    const posts = { total: 2, records: [post(8), post(9)], nextCursor: null }
    const data = request.url?.includes('/faq/') ? list : request.url?.includes('/question/') ? posts : sections
    response.writeHead(failing ? 503 : 200).end(JSON.stringify({ code: 200, message: 'refused', data }))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  sitemaps = createSitemaps({ api: createApi({ base }), origin: 'https://kb.example.com', now: () => time })
})
afterEach(() => server.close())

it('puts everything into one file as long as that is allowed', async () => {
  const xml = await sitemaps.start()
  expect(xml).toContain('<loc>https://kb.example.com/kms/pc/home</loc>')
  expect(xml).toContain('<loc>https://kb.example.com/kms/pc/detail/faq/3</loc>')
  expect(xml).toContain('<loc>https://kb.example.com/kms/pc/detail/question/9</loc>')
})

it('becomes an index with two files per root section beyond that, FAQs and posts counted together', async () => {
  total = 9_999
  const index = await sitemaps.start()
  expect(index.match(/<loc>[^<]*<\/loc>/g)).toEqual([
    '<loc>https://kb.example.com/kms/sitemap-pages.xml</loc>',
    '<loc>https://kb.example.com/kms/sitemap-1.xml</loc>',
    '<loc>https://kb.example.com/kms/sitemap-posts-1.xml</loc>',
    '<loc>https://kb.example.com/kms/sitemap-7.xml</loc>',
    '<loc>https://kb.example.com/kms/sitemap-posts-7.xml</loc>',
  ])
})

it('follows the list to its end and dates each FAQ by its last change', async () => {
  const xml = await sitemaps.section('7')
  expect(xml.match(/<url>.*?<\/url>/g)).toEqual([
    '<url><loc>https://kb.example.com/kms/pc/detail/faq/1</loc><lastmod>2026-05-28</lastmod></url>',
    '<url><loc>https://kb.example.com/kms/pc/detail/faq/2</loc><lastmod>2026-01-17</lastmod></url>',
    '<url><loc>https://kb.example.com/kms/pc/detail/faq/3</loc><lastmod>2026-05-28</lastmod></url>',
  ])
})

it('dates what members wrote by its last edit', async () => {
  expect((await sitemaps.posts('7')).match(/<url>.*?<\/url>/g)).toEqual([
    '<url><loc>https://kb.example.com/kms/pc/detail/question/8</loc><lastmod>2026-06-01</lastmod></url>',
    '<url><loc>https://kb.example.com/kms/pc/detail/question/9</loc><lastmod>2026-02-03</lastmod></url>',
  ])
  expect(calls).toEqual([expect.stringContaining('"sectionId":"7"')])
})

it('writes addresses as XML wants them', async () => {
  expect(await sitemaps.pages()).toContain('<loc>https://kb.example.com/kms/pc/detail/faq?section=7</loc>')
})

it('is built once an hour, and again at once after a failure', async () => {
  await Promise.all([sitemaps.section('7'), sitemaps.section('7')])
  expect(calls).toHaveLength(2)
  time += 3_600_000
  failing = true
  await expect(sitemaps.section('7')).rejects.toThrow('refused')
  failing = false
  await sitemaps.section('7')
  expect(calls).toHaveLength(5)
})
