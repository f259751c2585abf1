import { createContext, useContext } from 'react'

/** On the server: the bodies that loaders laid aside for this document. Empty in the browser. */
export const ArticleBodies = createContext<ReadonlyMap<string, string>>(new Map())

/** The body to render: from the loader on client navigation, from the document's own store on the server, else already in the DOM. */
export function useArticleBody(key: string, fromLoader: string | undefined): string | undefined {
  const stored = useContext(ArticleBodies)
  return fromLoader ?? stored.get(key)
}
