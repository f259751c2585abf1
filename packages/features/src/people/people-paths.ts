import type { Device } from '../device/device.ts'

/** The lists of a profile. */
export const PROFILE_TABS = ['posts', 'answers', 'dynamics', 'collects', 'following', 'followers', 'badges'] as const
export type ProfileTab = (typeof PROFILE_TABS)[number]

export const readProfileTab = (url: URL): ProfileTab | undefined =>
  PROFILE_TABS.find((tab) => tab === url.searchParams.get('tab'))

/** Whose doings the own list shows. */
export type DynamicsOf = 'me' | 'followed'
export const readDynamicsOf = (url: URL): DynamicsOf => (url.searchParams.get('of') === 'followed' ? 'followed' : 'me')

type Place = { tab?: ProfileTab | 'settings'; of?: DynamicsOf; cursor?: string }

function withPlace(path: string, { tab, of, cursor }: Place, id?: string) {
  const query = new URLSearchParams()
  if (id) query.set('id', id)
  if (tab) query.set('tab', tab)
  if (of === 'followed') query.set('of', of)
  if (cursor) query.set('cursor', cursor)
  return `${path}${query.size === 0 ? '' : `?${query}`}`
}

export const myPath = (device: Device, place: Place = {}) => withPlace(`/${device}/my/info`, place)
export const personTabPath = (device: Device, id: string, place: Place = {}) =>
  withPlace(`/${device}/otherInfo/info`, place, id)

/** The phone has a page for it; on the desktop it belongs to the own profile. */
export const settingsPath = (device: Device) =>
  device === 'mobile' ? '/mobile/my/setting' : myPath('pc', { tab: 'settings' })

export const bigshotsPath = (device: Device) => `/${device}/bigshot`
export const otherBigshotsPath = (device: Device) => `/${device}/bigshot/others`
export const bigshotPath = (device: Device, id: string) => `/${device}/bigshot/info?id=${id}`
export const bigshotListPath = (device: Device, id: string, place: Place = {}) =>
  withPlace(`/${device}/bigshot/info/other-list`, place, id)
