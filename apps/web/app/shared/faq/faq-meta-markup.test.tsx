import { faqMeta } from '@kms/features/faq/faq-meta'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { expect, it } from 'vitest'

const hostile = '</script><script>alert(1)</script>'
const faq = {
  id: '1',
  title: hostile,
  conclusion: hostile,
  section: { id: '2', name: '塑壳断路器' },
  tags: [],
  catalogueCodes: [hostile],
  publishedAt: '2026-01-17T00:00:00.000Z',
  reviewedAt: '2026-05-28',
  viewCount: 1,
  likeCount: 1,
  collectCount: 1,
  path: [],
  validFrom: '2026-01-17',
  reviewBy: '2027-05-28',
  reviewOverdue: false,
  updatedAt: '2026-05-28T00:00:00.000Z',
  liked: false,
  collected: false,
}

it('lets no text of a FAQ out of its place in the head', () => {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: Meta,
      meta: () => faqMeta({ origin: 'https://kb.example.com', name: '施知道' }, 'pc', faq),
    },
  ])
  const html = renderToString(<Page initialEntries={['/']} />)
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).not.toContain('<script>alert')
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(json).mainEntity[0].name).toBe(hostile)
})
