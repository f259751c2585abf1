type StoredCookie = { name: string; value: string; path: string; persistent: boolean }

/** For tests: fetch with the cookies of one person on one host. Redirects are handed back, to be followed step by step. */
export function createCookieBrowser() {
  const jar = new Map<string, StoredCookie>()

  function remember(header: string): void {
    const [pair = '', ...attributes] = header.split(';').map((part) => part.trim())
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    const attribute = (wanted: string) =>
      attributes.find((entry) => entry.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1)
    const path = attribute('path') ?? '/'
    const expires = attribute('expires')
    const gone = attribute('max-age') === '0' || (expires !== undefined && Date.parse(expires) <= Date.now())
    if (gone) jar.delete(`${name} ${path}`)
    else jar.set(`${name} ${path}`, { name, value, path, persistent: expires !== undefined })
  }

  async function visit(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address)
    const sent = [...jar.values()].filter(
      ({ path }) => url.pathname === path || url.pathname.startsWith(path.replace(/\/?$/, '/')),
    )
    const headers = new Headers(init.headers)
    if (sent.length > 0) headers.set('cookie', sent.map(({ name, value }) => `${name}=${value}`).join('; '))
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const header of response.headers.getSetCookie()) remember(header)
    return response
  }

  /** Follows redirects as long as they stay at `origin`; answers the page reached, or the address it was sent away to. */
  async function walk(address: string | URL, origin: string, init: RequestInit = {}) {
    let response = await visit(address, init)
    let at = new URL(address)
    while (response.status >= 300 && response.status < 400) {
      at = new URL(response.headers.get('location') ?? '', at)
      await response.body?.cancel()
      if (at.origin !== origin) return { at, response: undefined }
      response = await visit(at)
    }
    return { at, response }
  }

  return {
    visit,
    walk,
    cookies: (): StoredCookie[] => [...jar.values()],
    set: (name: string, value: string) => remember(`${name}=${value}`),
  }
}

export type CookieBrowser = ReturnType<typeof createCookieBrowser>
