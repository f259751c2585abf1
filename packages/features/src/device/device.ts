export type Device = 'pc' | 'mobile'

const PHONE = /Mobi|iPhone|iPod|Windows Phone/i

/** Phones, and tablets that say they are mobile, read the mobile site; everything else, robots included, the desktop one. */
export const deviceOf = (userAgent: string | null | undefined): Device =>
  userAgent && PHONE.test(userAgent) ? 'mobile' : 'pc'
