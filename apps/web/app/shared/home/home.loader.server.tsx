import type { session } from '@kms/contract'
import type { Device } from '@kms/features/device/device'
import type { HomeFeed } from '@kms/features/home/home-feed'
import { HOME_FEED_SIZE, loadHome, type HomeData } from '@kms/features/home/load-home'
import { withRequestId } from '@kms/features/http/page-errors'
import type { ReactElement } from 'react'
import type { RouterContextProvider } from 'react-router'
import { requestScope } from '../../shell/request-scope.ts'
import { renderPart } from './render-part.server.tsx'

type Args = { url: URL; context: Readonly<RouterContextProvider> }

/** What a site makes of its home: named parts, each finished markup that needs no code in the browser. */
export type HomeParts<Name extends string> = (
  home: HomeData,
  viewer: session.UserInfo | null,
) => Record<Name, ReactElement | null>

const TAGS = ['home', 'faq-list', 'question-list', 'taxonomy']

/** Like article bodies (decision 0022), parts travel as markup only in a document, and as data in a client navigation. */
export async function homeLoader<Name extends string>(
  { url, context }: Args,
  device: Device,
  partsOf: HomeParts<Name>,
) {
  const scope = context.get(requestScope)
  const { api, tags, viewer, requestId, articleBodies } = scope
  for (const tag of TAGS) tags.add(tag)
  const home = await withRequestId(requestId, loadHome(api, url, device, viewer !== null))
  const rendered = Object.entries<ReactElement | null>(partsOf(home, viewer)).map(
    ([name, part]) => [name, renderPart(part, url, scope)] as const,
  )
  for (const [name, html] of rendered) articleBodies?.set(name, html)
  const feed: HomeFeed = {
    tab: home.tab,
    size: HOME_FEED_SIZE,
    nextCursor: home.nextCursor,
    shownIds: home.items.map(({ id }) => id),
  }
  return {
    feed,
    codes: home.board.codes,
    unansweredCount: home.board.unansweredCount,
    parts: (articleBodies ? {} : Object.fromEntries(rendered)) as Partial<Record<Name, string>>,
  }
}
