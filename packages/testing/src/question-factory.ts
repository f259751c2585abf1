import { answers, questions, type Input } from '@kms/contract'
import type { Role } from '@kms/api/kernel/actor'
import type { World } from './world.ts'

type Post = Input<typeof questions.publishQuestion>['body']

/** A question that is good enough to publish. */
export function questionPost(world: World, over: Partial<Post> = {}): Post {
  return {
    questionType: 0,
    title: 'NSX250F 跳闸后手柄停在中间怎么办',
    content: '<p>今早运行约 40 分钟后跳闸，手柄停在中间。</p>',
    sectionId: world.taxonomy.mccb,
    tagIds: [world.taxonomy.tripping],
    catalogueCodes: ['NSX250F'],
    ...over,
  }
}

/** Publishes through the API as a partner, who is trusted; returns the id. */
export async function publishedQuestion(world: World, over: Partial<Post> = {}, as: Role = 'partner'): Promise<string> {
  const { data, body } = await world.call(questions.publishQuestion, { body: questionPost(world, over) }, as)
  if (data?.status !== 'published') throw new Error(`publishing failed: ${body.message}`)
  return data.id
}

/** An answer that readers see; an expert's. */
export async function publishedAnswer(world: World, questionId: string, as: Role = 'expert', over: object = {}) {
  const body = {
    questionId,
    answerType: 'QUESTION' as const,
    content: '<p>先断电验电，压到 O/RESET 再合闸。</p>',
    ...over,
  }
  const answer = await world.call(answers.createAnswer, { body }, as)
  if (answer.data?.status !== 'published') throw new Error(`answering failed: ${answer.body.message}`)
  return answer.data.id
}
