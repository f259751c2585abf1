import type { Message } from '@kms/features/messages/message-list'
import { OutlineIcon } from '@kms/ui/Icon'
import { MemberIcon, type MemberIconName } from '@kms/ui/MemberIcon'

/** Shapes from Lucide (ISC licence) that only messages show. */
const PATHS = {
  best: 'M21.8 10A10 10 0 1 1 17 3.34M9 11l3 3L22 4',
  mention: 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M16 8v5a3 3 0 0 0 6 0v-1a10 10 0 1 0-4 8',
  live: 'M16.25 7.76a6 6 0 0 1 0 8.48M19.08 4.93a10 10 0 0 1 0 14.14M4.93 19.07a10 10 0 0 1 0-14.14M7.75 16.24a6 6 0 0 1 0-8.48M10 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  like: 'M15 5.88 14 10h5.83a2 2 0 0 1 1.92 2.56l-2.33 8A2 2 0 0 1 17.5 22H4a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2h2.76a2 2 0 0 0 1.79-1.11L12 2a3.13 3.13 0 0 1 3 3.88ZM7 10v12',
  shield:
    'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4',
  people:
    'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.13a4 4 0 0 1 0 7.74M22 21v-2a4 4 0 0 0-3-3.87M5 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
}

/** What happened, at a glance. */
const BY_KIND: Record<Message['kind'], keyof typeof PATHS | MemberIconName> = {
  answered: 'question',
  commented: 'question',
  mentioned: 'mention',
  liked: 'like',
  bestAnswer: 'best',
  invited: 'question',
  followed: 'people',
  authorPosted: 'article',
  roundTable: 'live',
  points: 'flame',
  review: 'shield',
  faqChanged: 'official',
  notice: 'announcement',
}

export function MessageIcon({ kind }: { kind: Message['kind'] }) {
  const name = BY_KIND[kind]
  return name in PATHS ? (
    <OutlineIcon path={PATHS[name as keyof typeof PATHS]} size={18} />
  ) : (
    <MemberIcon name={name as MemberIconName} size={18} />
  )
}
