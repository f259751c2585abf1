import { expect, it } from 'vitest'
import { SEND_WITHIN_MS, type Outgoing, type Sent } from './outgoing.ts'
import { sendOutgoing } from './send-outgoing.ts'

const NOW = 1_000 * SEND_WITHIN_MS
const answer = (key: string, changes: Partial<Outgoing> = {}): Outgoing =>
  ({
    key,
    memberId: '1',
    call: 'createAnswer',
    input: { body: { questionId: '5', answerType: 'QUESTION', content: `<p>${key}</p>` } },
    page: '/pc/detail/question/5',
    keptAt: NOW - 1,
    refusal: null,
    ...changes,
  }) as Outgoing
const refusal = (status: number, message = '') => Object.assign(new Error(message), { status })

async function run(entries: Outgoing[], reply: (key: string) => unknown) {
  const waiting = new Map(entries.map((entry) => [entry.key, entry]))
  const sent: Sent[] = []
  const calls: string[] = []
  const call = async (_: unknown, extras?: { headers?: Record<string, string> }) => {
    const key = extras?.headers?.['idempotency-key'] ?? ''
    calls.push(key)
    const result = reply(key)
    if (result instanceof Error) throw result
    return { id: `id-${key}`, revision: 1, status: 'published' } as never
  }
  const delivery = await sendOutgoing({
    outbox: {
      waiting: async () => [...waiting.values()],
      keep: async (entry) => void waiting.set(entry.key, entry),
      drop: async (key) => void waiting.delete(key),
      noteSent: async (each) => void sent.push(each),
    },
    api: { createAnswer: call, createComment: call },
    memberId: '1',
    now: () => NOW,
  })
  return { delivery, waiting: [...waiting.values()], sent, calls }
}

it('sends each in turn with its own key and says what became of it', async () => {
  const { delivery, waiting, sent, calls } = await run([answer('a'), answer('b', { call: 'createComment' })], () => 0)
  expect([delivery, calls, waiting]).toEqual(['done', ['a', 'b'], []])
  expect(sent.map(({ kind, id }) => [kind, id])).toEqual([
    ['answer', 'id-a'],
    ['comment', 'id-b'],
  ])
})

it("never sends somebody else's words, nor what waits for its author", async () => {
  const entries = [answer('a', { memberId: '2' }), answer('b', { refusal: { kind: 'refused', reason: '没有权限' } })]
  const { calls, waiting } = await run(entries, () => 0)
  expect([calls, waiting]).toEqual([[], entries])
})

it.each([
  [0, 'later'],
  [429, 'later'],
  [503, 'later'],
  [401, 'signIn'],
])('on %i it stops, keeps all and says %s', async (status, expected) => {
  const { delivery, waiting, calls } = await run([answer('a'), answer('b')], () => refusal(status))
  expect([delivery, calls]).toEqual([expected, ['a']])
  expect(waiting).toEqual([answer('a'), answer('b')])
})

it.each([400, 403, 404, 409, 422])('on %i the text goes back with the reason, and the next is sent', async (status) => {
  const { delivery, waiting, sent } = await run([answer('a'), answer('b')], (key) =>
    key === 'a' ? refusal(status, '问题已关闭') : 0,
  )
  expect(delivery).toBe('done')
  expect(waiting).toEqual([answer('a', { refusal: { kind: 'refused', reason: '问题已关闭' } })])
  expect(sent.map(({ key }) => key)).toEqual(['b'])
})

it('asks the author before sending what the server may have forgotten that it has', async () => {
  const { calls, waiting } = await run([answer('a', { keptAt: NOW - SEND_WITHIN_MS - 1 })], () => 0)
  expect(calls).toEqual([])
  expect(waiting[0]?.refusal).toEqual({ kind: 'tooOld' })
})
