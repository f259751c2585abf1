import { searchCopy } from '@kms/ui/copy/search.copy'
import { siteCopy } from '@kms/ui/copy/site.copy'

/** Result pages are no content of their own. */
export const searchMeta = (keyword: string | undefined) => [
  { title: `${keyword ? searchCopy.resultsOf(keyword) : searchCopy.title} - ${siteCopy.name}` },
  { name: 'robots', content: 'noindex, follow' },
]
