import type { session } from '@kms/contract'
import { useSite } from './use-site.ts'

/** The signed-in reader; null for visitors, and while nobody knows yet. */
export const useViewer = (): session.UserInfo | null => useSite()?.viewer ?? null
