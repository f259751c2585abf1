import { requireId } from '@kms/features/http/page-errors'
import { pageCopy } from '@kms/ui/copy/pages.copy'
import { siteCopy } from '@kms/ui/copy/site.copy'
import type { MetaDescriptor } from 'react-router'

/** The addresses are valid already, so their ids are checked already. */
export function roomLoader({ params }: { params: { id?: string | undefined } }) {
  if (params.id !== undefined) requireId(params.id)
  return null
}

type Matches = readonly ({ id: string } | undefined)[]

/** A room without content is nothing for search engines. */
export const roomMeta = (matches: Matches): MetaDescriptor[] => [
  { title: `${pageCopy(matches.at(-1)?.id)?.title ?? siteCopy.title} - ${siteCopy.name}` },
  { name: 'robots', content: 'noindex' },
]
