import { answers, questions } from '@kms/contract'
import { createWorld, publishedQuestion, questionPost, readyPicture, type World } from '@kms/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const picture = (id: string) => `<p>现场</p><img src="file:${id}" alt="铭牌">`
const usesOf = async (usedBy: string) =>
  (await world.deps.db.selectFrom('file_use').select('file_id').where('used_by', '=', usedBy).execute()).map(
    ({ file_id }) => file_id,
  )

describe('pictures in a question', () => {
  it('have an address where they are read, and belong to the piece', async () => {
    const id = await readyPicture(world, 'partner')
    const post = { ...questionPost(world), content: picture(id) }
    const { data } = await world.call(questions.publishQuestion, { body: post }, 'partner')
    expect(await usesOf(`question:${data.id}`)).toEqual([id])
    const shown = await world.call(questions.getQuestionDetail, { params: { id: data.id } })
    expect(shown.data.content).toContain(`public/${id}.png`)
    expect(shown.data.content).not.toContain('file:')
  })

  it("refuse to be taken from somebody else's uploads", async () => {
    const id = await readyPicture(world, 'staff')
    const post = { ...questionPost(world), content: picture(id) }
    expect((await world.call(questions.publishQuestion, { body: post }, 'partner')).error).toBe('file.not_found')
  })

  it('stay with an answer too, in three statements for the whole page', async () => {
    const id = await readyPicture(world, 'partner')
    const questionId = await publishedQuestion(world)
    const body = { questionId, answerType: 'QUESTION', content: picture(id), doc: null } as const
    await world.call(answers.createAnswer, { body }, 'partner')
    let content: string | undefined
    const statements = await world.statementsOf(async () => {
      const { data } = await world.call(questions.getQuestionDetail, { params: { id: questionId } })
      content = data.answers.records[0]?.content
    })
    expect(content).toContain(`public/${id}.png`)
    expect(statements.length).toBeLessThanOrEqual(3)
  })
})
