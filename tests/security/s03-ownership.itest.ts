import {
  answers,
  comments,
  dynamics,
  focus,
  interactions,
  messages,
  profiles,
  questions,
  routing,
  type Endpoint,
  type Input,
} from '@kms/contract'
import { createWorld, publishedAnswer, publishedQuestion, questionPost, type World } from '@kms/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLERS, type Caller } from './access-matrix.ts'

/** What is another's, hidden or deleted must answer letter by letter like what was never there, to whoever asks. */
const MISSING = '999999999'
const OWNER = 'partner'

let world: World
const hidden = {
  draft: '',
  deleted: '',
  answer: '',
  comment: '',
  shown: '',
  shownAnswer: '',
  shownComment: '',
  message: '',
  banned: '',
  offer: '',
}

beforeAll(async () => {
  world = await createWorld()
  const draft = await world.call(questions.createQuestionDraft, { body: { questionType: 0, title: '草稿' } }, OWNER)
  hidden.draft = draft.data.id
  hidden.deleted = await publishedQuestion(world, {}, OWNER)
  hidden.answer = await publishedAnswer(world, hidden.deleted, OWNER)
  const send = async (answerId: string) => {
    const body = { answerId, commentType: 'QUESTION' as const, content: '好' }
    return (await world.call(comments.createComment, { body }, OWNER)).data.id
  }
  hidden.comment = await send(hidden.answer)
  await world.call(questions.deleteQuestion, { params: { id: hidden.deleted } }, OWNER)
  hidden.shown = await publishedQuestion(world, {}, OWNER)
  hidden.shownAnswer = await publishedAnswer(world, hidden.shown, OWNER)
  hidden.shownComment = await send(hidden.shownAnswer)
  const message = await world.deps.db
    .insertInto('message')
    .values({
      user_id: world.accountOf(OWNER),
      kind: 'faqChanged',
      type: 'SYSTEM',
      title: '通知',
      content: '内容',
      cause: 's03',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  hidden.message = message.id
  hidden.banned = world.accountOf('banned')
  const { db } = world.deps
  const about = { question_id: hidden.shown }
  await db
    .insertInto('question_routing')
    .values({ ...about, state: 'open' })
    .onConflict((oc) => oc.doNothing())
    .execute()
  const offer = await db
    .insertInto('question_offer')
    .values({ ...about, expert_id: world.accountOf(OWNER), round: 1, due_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  hidden.offer = offer.id
})
afterAll(() => world?.close())

type Case = [name: string, endpoint: Endpoint, input: (id: string) => object, hidden: keyof typeof hidden]
const byId = (id: string) => ({ params: { id } })
const withBody = (body: object) => (id: string) => ({ params: { id }, body })

const CASES: Case[] = [
  ...(['draft', 'deleted'] as const).flatMap((kind): Case[] => [
    ['detail', questions.getQuestionDetail, byId, kind],
    ['own view', questions.getOwnQuestion, byId, kind],
    ['save', questions.saveQuestionDraft, withBody({ questionType: 0, revision: 1 }), kind],
    [
      'publish',
      questions.publishQuestionUpdate,
      (id) => ({ ...byId(id), body: { ...questionPost(world), revision: 1 } }),
      kind,
    ],
    ['delete', questions.deleteQuestion, byId, kind],
    ['like', questions.likeQuestion, byId, kind],
    ['unlike', questions.unlikeQuestion, byId, kind],
    ['collect', questions.collectQuestion, byId, kind],
    ['generic like', interactions.likeByType, (id) => ({ params: { type: 'question', id } }), kind],
    ['answers', answers.listAnswers, (questionId) => ({ body: { questionId } }), kind],
    ['public answers', answers.listPublicAnswers, (questionId) => ({ body: { questionId } }), kind],
    [
      'answer',
      answers.createAnswer,
      (questionId) => ({ body: { questionId, answerType: 'QUESTION', content: '<p>好</p>' } }),
      kind,
    ],
  ]),
  ['answer', answers.getAnswer, byId, 'answer'],
  ['adopt', answers.setBestAnswer, byId, 'answer'],
  ['like answer', answers.likeAnswer, (id) => ({ params: { id, type: 'QUESTION' } }), 'answer'],
  ['comments', comments.listComments, (answerId) => ({ body: { answerId } }), 'answer'],
  [
    'comment',
    comments.createComment,
    (answerId) => ({ body: { answerId, commentType: 'QUESTION', content: '好' } }),
    'answer',
  ],
  ['read comment', comments.getComment, byId, 'comment'],
  ['read message', messages.readMessage, byId, 'message'],
  ['profile', profiles.getProfile, byId, 'banned'],
  ['follow', focus.addUserFocus, (userId) => ({ body: { userId } }), 'banned'],
  ['favourites', profiles.listCollectsOf, byId, 'banned'],
  ['follows', focus.listFocusOf, byId, 'banned'],
  ['followers', focus.listFollowersOf, byId, 'banned'],
  ['dynamics', dynamics.listDynamicsOf, byId, 'banned'],
  ['accept', routing.acceptOffer, byId, 'offer'],
  ['decline', routing.declineOffer, withBody({ reason: 'busy' }), 'offer'],
  ['hand on', routing.handOnOffer, withBody({ to: '3' }), 'offer'],
  ['colleagues', routing.listColleagues, byId, 'offer'],
  // Seen by everybody, but not theirs.
  ['edit piece', questions.saveQuestionDraft, withBody({ questionType: 0, revision: 1 }), 'shown'],
  ['own view', questions.getOwnQuestion, byId, 'shown'],
  ['edit answer', answers.updateAnswer, withBody({ content: '<p>好</p>', revision: 1 }), 'shownAnswer'],
  ['adopt', answers.setBestAnswer, byId, 'shownAnswer'],
  ['edit comment', comments.updateComment, withBody({ content: '好', revision: 1 }), 'shownComment'],
]

const send = async (endpoint: Endpoint, input: object, caller: Caller) => {
  const { status, body } = await world.call(
    endpoint,
    input as Input<Endpoint>,
    caller === 'visitor' ? undefined : caller,
  )
  const { requestId: _, ...rest } = body
  return { status, rest }
}

describe.each(CASES)('%s', (_name, endpoint, input, kind) => {
  it.each(CALLERS.filter((caller) => caller !== OWNER))(`of what is ${kind} tells %s nothing`, async (caller) => {
    const [there, missing] = [
      await send(endpoint, input(hidden[kind]), caller),
      await send(endpoint, input(MISSING), caller),
    ]
    expect(there).toEqual(missing)
    expect([401, 404]).toContain(there.status)
  })
})
