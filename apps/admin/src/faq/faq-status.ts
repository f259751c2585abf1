import type { FaqStatus } from '@kms/contract/admin-faq'

type Tone = 'plain' | 'live' | 'danger'

/** How each status is called and coloured, in the order in which filters offer them. */
export const FAQ_STATUS: Record<FaqStatus, { label: string; tone: Tone }> = {
  draft: { label: '草稿', tone: 'plain' },
  published: { label: '已发布', tone: 'live' },
  withdrawn: { label: '已撤回', tone: 'danger' },
}
