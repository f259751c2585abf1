import type { AdminBanner, BannerDraft } from '@kms/contract/admin-banners'

export const NEW_BANNER: BannerDraft = {
  kind: 'link',
  kicker: '',
  title: '',
  text: '',
  action: '查看',
  target: '',
  content: '',
  theme: 'green',
  sites: ['pc', 'mobile'],
  startsAt: null,
  endsAt: null,
}

export const draftOf = (banner: AdminBanner): BannerDraft => ({
  kind: banner.kind,
  kicker: banner.kicker,
  title: banner.title,
  text: banner.text,
  action: banner.action,
  target: banner.target,
  content: banner.content,
  theme: banner.theme,
  sites: banner.sites,
  startsAt: banner.startsAt,
  endsAt: banner.endsAt,
})

/** The list with one moved by a step; null when there is no place for it. */
export function movedBy(ids: readonly string[], id: string, step: -1 | 1): string[] | null {
  const at = ids.indexOf(id)
  const to = at + step
  if (at < 0 || to < 0 || to >= ids.length) return null
  return ids.toSpliced(at, 1).toSpliced(to, 0, id)
}
