import { submitForReview, type ReviewSubmission } from '@kms/api/modules/review/index'
import type { World } from './world.ts'

let next = 90_000

/** Puts something into the review queue, as the module that owns it would; returns the item's id. */
export function waitingForReview(world: World, over: Partial<ReviewSubmission> = {}): Promise<string> {
  const targetId = String(next++)
  return world.deps.db.transaction().execute((tx) =>
    submitForReview(tx, {
      targetType: 'question',
      targetId,
      revision: 1,
      authorId: world.accountOf('customer'),
      reason: 'new_author',
      isArticle: false,
      questionId: over.targetId ?? targetId,
      sectionId: world.taxonomy.mccb,
      title: 'LC1D09M7C 线圈能不能接 240V',
      html: '<p>施工电源是 240V。</p>',
      text: 'LC1D09M7C 线圈能不能接 240V\n施工电源是 240V。',
      hits: [],
      published: null,
      ...over,
    }),
  )
}
