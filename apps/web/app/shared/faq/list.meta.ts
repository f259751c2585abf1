import type { Device } from '@kms/features/device/device'
import { pageMeta, type SiteIdentity } from '@kms/features/shell/page-meta'
import { homePath } from '@kms/features/faq/faq-paths'
import { siteCopy } from '@kms/ui/copy/site.copy'

export const homeMeta = (site: SiteIdentity, device: Device) =>
  pageMeta(site, device, {
    title: siteCopy.tagline,
    description: siteCopy.description,
    pcPath: homePath('pc'),
    mobilePath: homePath('mobile'),
  })
