import { lazy, type ComponentType } from 'react'

const Nothing = () => null

/** A part of the page whose code comes after the page's own, and which never takes the page with it when it can't be had. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<P> => Nothing) }))
