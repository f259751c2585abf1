import { expect, it } from 'vitest'
import type { DeviceDraft } from './device-drafts.ts'
import { emptyFields } from './draft-fields.ts'
import { startDraft } from './draft-machine.ts'
import { openDraftSession, type DraftApi } from './draft-session.ts'

type Call = { name: string; input: { body?: Record<string, unknown> }; key: string | undefined }
type Answer = (call: Call) => unknown

const refusal = (status: number, error: string) => Object.assign(new Error(error), { status, error })

/** A server by hand, a clock by hand, a device by hand. */
function scene(answer: Answer, draft = startDraft('key-0001', emptyFields(0))) {
  const calls: Call[] = []
  const device = new Map<string, DeviceDraft>()
  let time = 0
  let online = true
  let timers: { at: number; act: () => void; id: number }[] = []
  let lastId = 0
  const call = (name: string) => async (input: Call['input'], extras?: { headers?: Record<string, string> }) => {
    const made = { name, input, key: extras?.headers?.['idempotency-key'] }
    calls.push(made)
    return answer(made)
  }
  const session = openDraftSession({
    slot: 's',
    memberId: '1',
    draft,
    api: {
      createQuestionDraft: call('create'),
      saveQuestionDraft: call('save'),
      publishQuestionUpdate: call('publish'),
      getOwnQuestion: call('own'),
    } as unknown as DraftApi,
    device: {
      keep: async (entry) => void device.set(entry.slot, structuredClone(entry)),
      keepAtOnce: (entry) => void device.set(entry.slot, structuredClone(entry)),
      drop: async (slot) => void device.delete(slot),
    },
    clock: {
      now: () => time,
      setTimeout: (act, ms) => {
        timers.push({ at: time + ms, act, id: ++lastId })
        return lastId
      },
      clearTimeout: (id: unknown) => (timers = timers.filter((timer) => timer.id !== id)),
    },
    isOnline: () => online,
    newKey: () => 'key-0002',
  })
  return {
    session,
    calls,
    device,
    goOffline: () => {
      online = false
      session.dispatch({ type: 'offline' })
    },
    goOnline: () => {
      online = true
      session.dispatch({ type: 'online' })
    },
    write: (title: string) => session.dispatch({ type: 'changed', fields: { title, sectionId: '3' }, now: time }),
    async pass(ms: number) {
      const until = time + ms
      for (;;) {
        // Everything that the last answer leads to.
        for (let turn = 0; turn < 20; turn++) await Promise.resolve()
        const next = timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0]
        if (!next) break
        timers = timers.filter(({ id }) => id !== next.id)
        time = Math.max(time, next.at)
        next.act()
      }
      time = until
    },
  }
}

const works: Answer = ({ name }) =>
  name === 'publish'
    ? { id: '9', revision: 3, status: 'published' }
    : { id: '9', revision: 1, savedAt: '2026-11-15T01:41:00Z' }

it('saves to the device at once and to the server after the pause', async () => {
  const { session, calls, device, write, pass } = scene(works)
  write('NSX250F')
  await pass(300)
  expect([calls.length, device.get('s')?.draft.fields.title]).toEqual([0, 'NSX250F'])
  await pass(1_700)
  expect(calls.map(({ name, key }) => [name, key])).toEqual([['create', 'key-0001-d']])
  expect(session.get()).toMatchObject({ id: '9', revision: 1, savedVersion: 1 })
})

it('publishes once however often it is asked, and the device forgets it', async () => {
  const { session, calls, device, write, pass } = scene(works)
  write('NSX250F')
  session.dispatch({ type: 'publish' })
  session.dispatch({ type: 'publish' })
  await pass(1_000)
  expect(calls.map(({ name }) => name)).toEqual(['create', 'publish'])
  expect(session.get().outcome).toBe('published')
  expect(device.size).toBe(0)
})

it('repeats a post whose answer was lost with the same key and the same words', async () => {
  let lost = true
  const { session, calls, write, pass } = scene((call) => {
    if (call.name === 'publish' && lost) {
      lost = false
      throw refusal(0, 'network')
    }
    return works(call)
  })
  write('NSX250F')
  session.dispatch({ type: 'publish' })
  await pass(30_000)
  const posts = calls.filter(({ name }) => name === 'publish')
  expect(posts).toHaveLength(2)
  expect(posts[1]).toEqual(posts[0])
  expect(session.get().outcome).toBe('published')
})

it('keeps a post offline and sends it when the network is back', async () => {
  const { session, calls, device, write, pass, goOffline, goOnline } = scene(works)
  goOffline()
  write('NSX250F')
  session.dispatch({ type: 'publish' })
  await pass(60_000)
  expect([calls.length, device.get('s')?.draft.wantsPublish]).toEqual([0, true])
  goOnline()
  await pass(1_000)
  expect(calls.map(({ name }) => name)).toEqual(['create', 'publish'])
})

it('shows the other version and sends nothing until somebody chooses', async () => {
  const own = {
    questionType: 0,
    revision: 5,
    draft: { ...emptyFields(0), title: '另一窗口', savedAt: '2026-11-15T02:00:00Z' },
  }
  const { session, calls, write, pass } = scene((call) => {
    if (call.name === 'own') return own
    if (call.name === 'save' && call.input.body?.['revision'] !== 5) throw refusal(409, 'question.changed_elsewhere')
    return works(call)
  })
  write('a')
  await pass(2_000)
  write('b')
  await pass(60_000)
  expect(calls.map(({ name }) => name)).toEqual(['create', 'save', 'own'])
  expect([session.get().fields.title, session.get().other?.fields.title]).toEqual(['b', '另一窗口'])
  session.dispatch({ type: 'chose', side: 'mine' })
  await pass(1_000)
  expect(calls.at(-1)?.input.body).toMatchObject({ title: 'b', revision: 5 })
})

it('stops when the session has ended, and the words stay on the device', async () => {
  const { session, calls, device, write, pass } = scene(() => {
    throw refusal(401, 'session.required')
  })
  write('a')
  await pass(60_000)
  expect(calls).toHaveLength(1)
  expect(session.get().trouble).toEqual({ kind: 'signedOut' })
  expect(device.get('s')?.draft.fields.title).toBe('a')
})

it('keeps the last words of a closing window without waiting', () => {
  const { session, device, write } = scene(works)
  write('最后一个字')
  void session.flush()
  expect(device.get('s')?.draft.fields.title).toBe('最后一个字')
})

it('leaves nothing on the device that the server has', async () => {
  const { session, device, write, pass } = scene(works)
  write('a')
  await pass(5_000)
  expect(device.size).toBe(1)
  await session.close()
  expect(device.size).toBe(0)
})

it('saves every fifteen seconds while somebody writes without a pause, and to the device far more often', async () => {
  const { calls, device, write, pass } = scene(works)
  const inTime: boolean[] = []
  for (let second = 0; second < 31; second += 0.2) {
    write(`第 ${second.toFixed(1)} 秒`)
    await pass(200)
    const kept = Number(device.get('s')?.draft.fields.title.match(/[\d.]+/)?.[0] ?? -1)
    if (second >= 0.4) inTime.push(second - kept <= 0.5)
  }
  expect(calls.map(({ name }) => name)).toEqual(['create', 'save'])
  expect(inTime).not.toContain(false)
  expect(inTime.length).toBeGreaterThan(100)
})

it('keeps the wish to publish when the author leaves before the network is back', async () => {
  const { session, device, write, pass, goOffline } = scene(works)
  write('a')
  await pass(5_000)
  goOffline()
  session.dispatch({ type: 'publish' })
  await session.close()
  expect(device.get('s')?.draft).toMatchObject({ id: '9', wantsPublish: true })
})

it('keeps the reason of a refusal with the text until something is changed', async () => {
  const { session, device, write, pass } = scene((call) => {
    if (call.name === 'publish') throw refusal(403, '没有权限')
    return works(call)
  })
  write('a')
  session.dispatch({ type: 'publish' })
  await pass(1_000)
  await session.close()
  const kept = device.get('s')
  expect(kept?.draft).toMatchObject({ wantsPublish: false, trouble: { kind: 'refused', reason: '没有权限' } })
  const again = scene(works, kept?.draft)
  expect(again.session.get().trouble).toEqual({ kind: 'refused', reason: '没有权限' })
  again.write('b')
  expect(again.session.get().trouble).toBeNull()
})
