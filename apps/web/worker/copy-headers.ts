/** Known to the worker, which writes them, and to the offline page, which reads them. */
export const COPIES_PREFIX = 'kms-pages-'
export const KEPT_AT_HEADER = 'x-kms-kept-at'
export const TITLE_HEADER = 'x-kms-title'
