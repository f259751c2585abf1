import type { Device } from '@kms/features/device/device'
import { noticePath } from '@kms/features/faq/faq-paths'
import type { NoticesData } from '@kms/features/home/load-notices'
import { pageMeta, type SiteIdentity } from '@kms/features/shell/page-meta'
import { homePartsCopy } from '@kms/ui/copy/home-parts.copy'

export function noticeMeta(site: SiteIdentity, device: Device, page: NoticesData | undefined) {
  const chosen = page?.notices.find(({ id }) => id === page.chosenId)
  const title = chosen?.title ?? homePartsCopy.notices
  return pageMeta(site, device, {
    title,
    description: title,
    pcPath: noticePath('pc', chosen?.id),
    mobilePath: noticePath('mobile', chosen?.id),
  })
}
