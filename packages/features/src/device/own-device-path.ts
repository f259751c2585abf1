import type { Device } from './device.ts'

/** Pages that exist on both sites under the same name below /pc and /mobile. */
const SHARED = [
  'bigshot',
  'bigshot/info',
  'bigshot/others',
  'detail',
  'detail/faq',
  'detail/faq/:id',
  'detail/question',
  'detail/question/:id',
  'developer',
  'errors/400',
  'home',
  'iam/login/callback',
  'iam/profile/callback',
  'joinPage',
  'Login',
  'my/info',
  'my/paopao',
  'my/rank',
  'notice',
  'operate/add',
  'operate/draft',
  'operate/edit',
  'otherInfo/info',
  'recommend',
  'roundTable/RtDetail',
  'roundTable/RtList',
  'search',
]
/** Twins whose names differ. */
const RENAMED: Record<Device, Record<string, string>> = {
  pc: { 'error/noaccess': 'error/noAccess', joinc: 'joinm' },
  mobile: { 'error/noaccess': 'error/noaccess', joinm: 'joinc' },
}

const pattern = (path: string) => new RegExp(`^${path.replace(':id', '[^/]+')}$`, 'i')
const sharedPatterns = SHARED.map(pattern)

/**
 * Where a reader on `device` belongs, given a path below the base: undefined when the address already is his site's
 * or no site's at all. The twin page where there is one, else his home page.
 */
export function ownDevicePath(pathname: string, device: Device): string | undefined {
  const match = /^\/(pc|mobile)(?:\/(.*?))?\/?$/i.exec(pathname)
  const site = match?.[1]?.toLowerCase() as Device | undefined
  if (!site || site === device) return undefined
  const rest = match?.[2] ?? ''
  const renamed = RENAMED[site][rest.toLowerCase()]
  if (renamed !== undefined) return `/${device}/${renamed}`
  return sharedPatterns.some((shared) => shared.test(rest)) ? `/${device}/${rest}` : `/${device}/home`
}
