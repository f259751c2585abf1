import type { CatalogueStatus } from '@kms/contract/admin-dictionary'

/** Every list of the catalogue; loaded anew after a change. */
export const CATALOGUE = ['catalogue'] as const

export const CATALOGUE_STATES: Record<CatalogueStatus, string> = { active: '在售', discontinued: '已停产' }
