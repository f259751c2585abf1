import { files } from '@kms/contract'
import { checked, createOutsideWorld, type OutsideWorld } from '@kms/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareStore } from './prepare-store.ts'
import { useFiles } from './use-files.ts'

let world: OutsideWorld
beforeAll(async () => {
  world = await createOutsideWorld({ S3_BUCKET: 'kms-test-wechat' })
  await prepareStore(world.deps)
})
afterAll(() => world?.close())

const use = (usedBy: string, fileIds: string[], over = {}) =>
  world.deps.db
    .transaction()
    .execute((tx) => useFiles(tx, { usedBy, authorId: world.accountOf('customer'), fileIds, visible: true, ...over }))

describe('sending to WeChat', () => {
  const send = (fileId: string, questionId = '77') =>
    world.call(files.sendFileByWx, { body: { questionId, fileId } }, 'expert')
  const messages = async () =>
    (await (await fetch(`${world.doubles.origin}/wechat-api/debug/messages`)).json()) as {
      touser: string
      body: { text: { content: string } }
    }[]

  it("sends a seen attachment's link to the caller's own account", async () => {
    const file = await checked(world, Buffer.from('seen'), { fileName: '接线图.txt' })
    await use('question:77', [file.id])
    expect(await send(file.id)).toMatchObject({ status: 409, error: 'wechat.not_linked' })
    const link = (subject: string) =>
      world.deps.db
        .insertInto('user_identity')
        .values({ provider: 'wechat', subject, user_id: world.accountOf('expert') })
        .execute()
    await link('openid-expert')
    expect((await send(file.id)).data).toEqual({ sent: true })
    const [message] = (await messages()).slice(-1)
    expect(message?.touser).toBe('openid-expert')
    expect(message?.body.text.content).toContain('接线图.txt')
    const [url = ''] = /http\S+/.exec(message?.body.text.content ?? '') ?? []
    expect(await (await fetch(url)).text()).toBe('seen')

    await use('question:77', [file.id], { visible: false })
    for (const [id, question] of [
      [file.id, '77'],
      [file.id, '78'],
      ['00000000-0000-0000-0000-000000000000', '77'],
    ] as const)
      expect(await send(id, question)).toMatchObject({ status: 404, error: 'file.not_found' })

    await use('question:77', [file.id])
    await world.deps.db.deleteFrom('user_identity').where('subject', '=', 'openid-expert').execute()
    await link('unsubscribed-expert')
    expect(await send(file.id)).toMatchObject({ status: 409, error: 'wechat.cannot_receive' })
  })
})
