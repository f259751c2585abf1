import { useMatches } from 'react-router'
import { CONSOLE_PAGES, type PageName } from './console-pages.ts'

/** Each route names the page of the menu that it belongs to, and its own place below that: `handle: { page: 'faq', below: ['编辑'] }`. */
export type RouteHandle = { page: PageName; below?: readonly string[] }

export function useRouteHandle(): RouteHandle | undefined {
  return useMatches().at(-1)?.handle as RouteHandle | undefined
}

export function trailOf({ page, below = [] }: RouteHandle): string[] {
  const { group, label } = CONSOLE_PAGES[page]
  return [group, label, ...below]
}
