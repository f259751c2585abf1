import type { Device } from '@kms/features/device/device'
import { questionMeta } from '@kms/features/questions/question-meta'
import type { SiteIdentity } from '@kms/features/shell/page-meta'
import type { QuestionDetailData } from './question.loaders.ts'

/** What few may see is nothing for search engines. */
export function questionDetailMeta(site: SiteIdentity, device: Device, { page }: QuestionDetailData) {
  if (page.kind === 'published') return questionMeta(site, device, page.piece, page.told)
  return [{ title: `${page.title} - ${site.name}` }, { name: 'robots', content: 'noindex' }]
}
