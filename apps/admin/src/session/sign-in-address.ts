const HOME = '/kms/admin/'
/** What the contract lets travel through a sign-in. */
const LONGEST = 1000

/** Opened in a new tab by somebody whose session ended, while the work stays open in the old one. Leads to the provider at once. */
export const SIGN_IN_AGAIN = '/sign-in-again'
/** Where that tab ends up. */
export const SIGNED_IN = '/signed-in'
export const SIGN_OUT = '/sign-out'

const ELSEWHERE: Record<string, string> = {
  [SIGN_IN_AGAIN]: HOME.slice(0, -1) + SIGNED_IN,
  [SIGNED_IN]: HOME,
  [SIGN_OUT]: HOME,
}

/** The page of the console to come back to after signing in at this address. */
export function returnAddress({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const address = ELSEWHERE[pathname.slice(HOME.length - 1)] ?? pathname + search + hash
  return address.startsWith(HOME) && address.length <= LONGEST ? address : HOME
}

export const leadsStraightToSignIn = ({ pathname }: Pick<Location, 'pathname'>) =>
  pathname === HOME.slice(0, -1) + SIGN_IN_AGAIN
