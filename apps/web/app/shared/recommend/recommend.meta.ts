import { recommendCopy } from '@kms/ui/copy/recommend.copy'
import { siteCopy } from '@kms/ui/copy/site.copy'

/** Apart from the loader, which no browser needs. */
export const recommendMeta = () => [
  { title: `${recommendCopy.title} - ${siteCopy.name}` },
  { name: 'robots', content: 'noindex' },
]
