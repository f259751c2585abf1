import type { SynonymKind } from '@kms/contract/admin-dictionary'

/** Every list of synonyms; loaded anew after a change. */
export const SYNONYMS = ['synonyms'] as const

export const SYNONYM_KINDS: Record<SynonymKind, string> = { synonym: '同义词', code_alias: '型号别名' }
