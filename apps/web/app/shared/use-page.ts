import { traitsOf, type PageTraits } from '@kms/features/pages/page-traits'
import { useMatches } from 'react-router'

/** As the specification's guards call the page. */
export const usePageName = (): string => useMatches().at(-1)?.id ?? ''

/** Who may see the page, and which chrome it has. */
export const usePageTraits = (): PageTraits => traitsOf(usePageName())
