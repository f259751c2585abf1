/** Somebody has begun to write: no automatic sign-in may take the page away. */
export function isTyping({ activeElement }: { activeElement: unknown }): boolean {
  const field = activeElement as { tagName?: string; isContentEditable?: boolean } | null
  return field?.tagName === 'INPUT' || field?.tagName === 'TEXTAREA' || field?.isContentEditable === true
}
