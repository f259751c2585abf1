import { createContext, useContext } from 'react'

/** The renderer's mark for our own inline scripts; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
export const useNonce = () => useContext(NonceContext)
