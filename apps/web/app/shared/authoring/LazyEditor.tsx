import { lazy } from 'react'

/** TipTap is larger than a whole page: it comes when somebody writes. */
export const LazyEditor = lazy(async () => ({ default: (await import('@kms/editor/RichEditor')).RichEditor }))
