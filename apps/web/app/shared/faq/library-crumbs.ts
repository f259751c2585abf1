import type { SectionRef } from '@kms/contract/sections'
import type { Device } from '@kms/features/device/device'
import { libraryPath } from '@kms/features/faq/faq-paths'
import type { Crumb } from '@kms/ui/Breadcrumbs'
import { faqCopy } from '@kms/ui/copy/faq.copy'

/** FAQ 库 › section › section. The last one is where we are, unless the page lies below it. */
export function libraryCrumbs(device: Device, trail: readonly SectionRef[], below = false): Crumb[] {
  const crumbs = [
    { name: faqCopy.library, href: libraryPath(device) },
    ...trail.map(({ id, name }) => ({ name, href: libraryPath(device, { section: id }) })),
  ]
  return below
    ? crumbs
    : crumbs.map(({ name, href }, index) => (index === crumbs.length - 1 ? { name } : { name, href }))
}
