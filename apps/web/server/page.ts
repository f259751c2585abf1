/** A finished answer, ready to be sent as often as wanted. */
export type Page = {
  status: number
  headers: Readonly<Record<string, string | string[]>>
  body: Buffer
  /** Undefined for answers too small to be worth it. */
  gzip: Buffer | undefined
  etag: string
}

export const pageBytes = (page: Page) => page.body.length + (page.gzip?.length ?? 0)
