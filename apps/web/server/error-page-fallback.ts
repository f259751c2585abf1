import { errorCopy } from '@kms/ui/copy/error.copy'

/** Needs no script, no style and no part of the application. */
export const FALLBACK_HTML =
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${errorCopy.errorPageFailed}</title></head>` +
  `<body><h1>${errorCopy.errorPageFailed}</h1><p><a href="/kms/">${errorCopy.home}</a></p></body></html>`

export const HTML_TYPE = 'text/html; charset=utf-8'

export const errorPageFallback = () =>
  new Response(FALLBACK_HTML, { status: 500, headers: { 'content-type': HTML_TYPE } })
