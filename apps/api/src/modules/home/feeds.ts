import { questions } from '@kms/contract'
import type { Actor } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { serialiseResult, type Serialised } from '../../kernel/serialise.ts'
import { FAQ_LIST_TAG } from '../faq/index.ts'
import { QUESTION_LIST_TAG } from '../questions/index.ts'
import { TAXONOMY_TAG } from '../sections/index.ts'
import { listFollowed } from './followed-feed.ts'
import { HOME_TAG } from './home-tags.ts'
import { listRecommended } from './recommended-feed.ts'

type Request = Pick<questions.QuestionFeedRequest, 'feed' | 'size' | 'cursor'>

/** 推荐 and 关注. Visitors share theirs, from the cache; a member's own is read each time. */
export function listFeed(deps: Deps, actor: Actor, { feed, size, cursor }: Request) {
  if (feed === 'followed') {
    if (actor.kind === 'visitor') throw new AppError('auth.required')
    return listFollowed(deps, actor, { size, cursor })
  }
  if (actor.kind === 'member') return listRecommended(deps, actor, { size, cursor })
  const load = async () => ({
    value: serialiseResult(questions.listQuestions, await listRecommended(deps, actor, { size, cursor })),
    tags: [HOME_TAG, QUESTION_LIST_TAG, FAQ_LIST_TAG, TAXONOMY_TAG],
  })
  return deps.cache.get(`recommended:${size}:${cursor ?? ''}`, load) as Serialised | Promise<Serialised>
}
