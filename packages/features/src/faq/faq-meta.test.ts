import { describe, expect, it } from 'vitest'
import { faqJsonLd, faqMeta } from './faq-meta.ts'

const site = { origin: 'https://kb.example.com/', name: '施知道' }
const faq = {
  id: '1023',
  title: 'NSX100—630 脱扣后的复位步骤',
  conclusion: '先断电验电，再压到 O/RESET 复位。',
  section: { id: '2', name: '塑壳断路器' },
  tags: [],
  catalogueCodes: ['NSX250F'],
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

describe('what search engines read about a FAQ', () => {
  it('names the desktop address as canonical on both sites, and the mobile twin only on the desktop page', () => {
    const canonical = { tagName: 'link', rel: 'canonical', href: 'https://kb.example.com/kms/pc/detail/faq/1023' }
    expect(faqMeta(site, 'pc', faq)).toContainEqual(canonical)
    expect(faqMeta(site, 'mobile', faq)).toContainEqual(canonical)
    const alternate = expect.objectContaining({
      rel: 'alternate',
      href: 'https://kb.example.com/kms/mobile/detail/faq/1023',
    })
    expect(faqMeta(site, 'pc', faq)).toContainEqual(alternate)
    expect(faqMeta(site, 'mobile', faq)).not.toContainEqual(alternate)
  })

  it('gives title, description and Open Graph from the FAQ', () => {
    const meta = faqMeta(site, 'pc', faq)
    expect(meta).toContainEqual({ title: 'NSX100—630 脱扣后的复位步骤 - 施知道' })
    expect(meta).toContainEqual({ name: 'description', content: faq.conclusion })
    expect(meta).toContainEqual({ property: 'og:title', content: faq.title })
    expect(meta).toContainEqual({ property: 'og:type', content: 'article' })
  })

  it('describes question and answer as FAQPage', () => {
    expect(faqJsonLd(site, faq)).toMatchObject({
      '@type': 'FAQPage',
      lastReviewed: '2026-05-28',
      mainEntity: [
        { '@type': 'Question', name: faq.title, acceptedAnswer: { '@type': 'Answer', text: faq.conclusion } },
      ],
    })
  })
})
