/** Put in by build.ts. */
declare const OFFLINE_PAGE: { html: string; policy: string }
declare const VERSION: string
