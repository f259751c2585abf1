export const BASE = '/kms'

/** As the router knows it. */
export const pathBelowBase = ({ pathname }: URL) => (pathname.startsWith(BASE) ? pathname.slice(BASE.length) : pathname)
