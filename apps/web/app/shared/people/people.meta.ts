import { peopleCopy } from '@kms/ui/copy/people.copy'
import { siteCopy } from '@kms/ui/copy/site.copy'
import type { MetaDescriptor } from 'react-router'

/** Pages of members and about members: nothing for search engines. */
export const peopleMeta = (title: string): MetaDescriptor[] => [
  { title: `${title} - ${siteCopy.name}` },
  { name: 'robots', content: 'noindex' },
]

export const profileMeta = (data: { profile: { nickname: string } } | undefined) =>
  peopleMeta(data ? peopleCopy.title(data.profile.nickname) : peopleCopy.myTitle)
