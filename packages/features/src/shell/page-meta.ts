import type { MetaDescriptor } from 'react-router'
import type { Device } from '../device/device.ts'

export type SiteIdentity = { origin: string; name: string }

/** Canonical addresses are absolute and always the desktop ones: both sites show the same content. */
export const absolute = (origin: string, path: string) => `${origin.replace(/\/$/, '')}/kms${path}`

type PageMeta = { title: string; description: string; pcPath: string; mobilePath: string }

export function pageMeta(site: SiteIdentity, device: Device, page: PageMeta): MetaDescriptor[] {
  const canonical = absolute(site.origin, page.pcPath)
  return [
    { title: `${page.title} - ${site.name}` },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(device === 'pc'
      ? [
          {
            tagName: 'link',
            rel: 'alternate',
            media: 'only screen and (max-width: 640px)',
            href: absolute(site.origin, page.mobilePath),
          },
        ]
      : []),
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'zh_CN' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: canonical },
  ]
}
