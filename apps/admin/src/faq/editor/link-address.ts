/** What the API's sanitiser keeps; anything else would lose its link on saving. */
const KEPT_SCHEME = /^(https?|mailto|tel):/i
/** `javascript:…`, `data:…`; a host with a port (`example.com:8443`) is none of these. */
const OTHER_SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i

/** The address as it will be stored, or null when it is none. A bare host is taken for https. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || /\s/.test(text)) return null
  // Addresses inside the site travel without a host.
  if (text.startsWith('/')) return /^\/[/\\]/.test(text) ? null : text
  if (!KEPT_SCHEME.test(text) && OTHER_SCHEME.test(text)) return null
  const address = KEPT_SCHEME.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return null
  const { protocol, hostname } = new URL(address)
  return protocol.startsWith('http') && !hostname.includes('.') ? null : address
}
