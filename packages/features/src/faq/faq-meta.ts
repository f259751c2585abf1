import type { FaqDetail } from '@kms/contract/faq'
import type { MetaDescriptor } from 'react-router'
import type { Device } from '../device/device.ts'
import { absolute, pageMeta, type SiteIdentity } from '../shell/page-meta.ts'
import { faqPath } from './faq-paths.ts'

type FaqMetaInput = Omit<FaqDetail, 'content'>

export function faqMeta(site: SiteIdentity, device: Device, faq: FaqMetaInput): MetaDescriptor[] {
  return [
    ...pageMeta(site, device, {
      title: faq.title,
      description: faq.conclusion,
      pcPath: faqPath('pc', faq.id),
      mobilePath: faqPath('mobile', faq.id),
    }),
    { property: 'og:type', content: 'article' },
    { property: 'article:published_time', content: faq.publishedAt },
    { property: 'article:modified_time', content: faq.updatedAt },
    { 'script:ld+json': faqJsonLd(site, faq) },
  ]
}

/** The conclusion is the answer; the full text stands in the document itself and isn't sent twice. */
export function faqJsonLd(site: SiteIdentity, faq: FaqMetaInput) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    '@id': absolute(site.origin, faqPath('pc', faq.id)),
    inLanguage: 'zh-CN',
    datePublished: faq.publishedAt,
    dateModified: faq.updatedAt,
    lastReviewed: faq.reviewedAt,
    publisher: { '@type': 'Organization', name: site.name },
    ...(faq.catalogueCodes.length > 0 && { keywords: faq.catalogueCodes.join(', ') }),
    mainEntity: [{ '@type': 'Question', name: faq.title, acceptedAnswer: { '@type': 'Answer', text: faq.conclusion } }],
  }
}
