import { absolute } from '@kms/features/shell/page-meta'

export const robotsText = (origin: string) =>
  [
    'User-agent: *',
    'Disallow: /kms/admin',
    'Disallow: /kms/api/',
    'Disallow: /kms/pc/search',
    'Disallow: /kms/mobile/search',
    `Sitemap: ${absolute(origin, '/sitemap.xml')}`,
    '',
  ].join('\n')
