import type { SearchSuggestion } from '@kms/contract/search'
import type { Device } from '../device/device.ts'
import { faqPath, searchPath } from '../faq/faq-paths.ts'
import { personPath, questionPath } from '../questions/question-paths.ts'

/** A page of ours that a search found. */
export function foundPath(device: Device, type: NonNullable<SearchSuggestion['type']>, id: string) {
  if (type === 'USER') return personPath(device, id)
  return type === 'FAQ' ? faqPath(device, id) : questionPath(device, id)
}

/** A title leads to its page, anything else to a search for it. */
export const suggestionPath = (device: Device, { type, id, text }: SearchSuggestion) =>
  type !== null && id !== null ? foundPath(device, type, id) : searchPath(device, text)
