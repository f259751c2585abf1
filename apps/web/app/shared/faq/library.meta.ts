import type { Device } from '@kms/features/device/device'
import { pageMeta, type SiteIdentity } from '@kms/features/shell/page-meta'
import { libraryPath } from '@kms/features/faq/faq-paths'
import type { LibraryData } from '@kms/features/faq/load-library'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { faqDetailCopy } from '@kms/ui/copy/faq-detail.copy'

export function libraryMeta(site: SiteIdentity, device: Device, { section, tag, tags, trail }: LibraryData) {
  const filter = { section, tag }
  const sectionName = trail.at(-1)?.name
  const tagName = tags.find(({ id }) => id === tag)?.name
  const title = [tagName, sectionName, faqCopy.library].filter(Boolean).join(' - ')
  return pageMeta(site, device, {
    title,
    description: sectionName ? faqDetailCopy.sectionDescription(sectionName) : faqDetailCopy.libraryDescription,
    pcPath: libraryPath('pc', filter),
    mobilePath: libraryPath('mobile', filter),
  })
}
