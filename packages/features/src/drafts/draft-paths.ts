import type { Device } from '../device/device.ts'

/** Addresses below the base path; the router adds `/kms`. The edit page's is in question-paths.ts. */
export const addPath = (device: Device, questionType: 0 | 1, slot?: string) =>
  `/${device}/operate/add?type=${questionType === 0 ? 'addQuestion' : 'addArticle'}&flag=true${slot ? `&slot=${slot}` : ''}`

export const draftBoxPath = (device: Device) => `/${device}/operate/draft`

/** Asking what a search did not find: the words become the title. */
export const askPath = (device: Device, title: string) => `${addPath(device, 0)}&title=${encodeURIComponent(title)}`
