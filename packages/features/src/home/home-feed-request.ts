import { feedRequest } from '../questions/question-feed.ts'
import type { HomeTab } from './home-feed.ts'

/** What the API is asked for. */
export const homeFeedRequest = (tab: HomeTab) =>
  tab === 'recommended' || tab === 'followed' ? { feed: tab } : feedRequest(tab)
