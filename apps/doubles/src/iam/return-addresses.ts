/** The addresses to which the provider sends a browser back. Compared as parsed addresses: no prefix matching. */
const AFTER_LOGOUT = new Set(['/kms/pc/home', '/kms/mobile/home', '/kms/admin/'])
const AFTER_PROFILE = new Set(['/kms/pc/iam/profile/callback', '/kms/mobile/iam/profile/callback'])

export function redirectUrisOf(channel: 'pc' | 'mobile', origins: readonly string[]): string[] {
  return origins.flatMap((origin) =>
    ['login', 'profile'].map((kind) => `${origin}/kms/${channel}/iam/${kind}/callback`),
  )
}

/** Any query is kept: campaign values travel through the logout. */
export function mayReturnAfterLogout(address: string, origins: readonly string[]): boolean {
  return isAllowed(address, origins, AFTER_LOGOUT)
}

export function mayReturnAfterProfile(address: string, origins: readonly string[]): boolean {
  return isAllowed(address, origins, AFTER_PROFILE)
}

function isAllowed(address: string, origins: readonly string[], paths: ReadonlySet<string>): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  return (
    origins.includes(url.origin) && paths.has(url.pathname) && url.username === '' && url.password === '' && !url.hash
  )
}
