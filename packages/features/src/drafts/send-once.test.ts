import { describe, expect, it } from 'vitest'
import { newAttempt, sendOnce, type Attempt } from './send-once.ts'

/** A server that takes each key once, and whose answers may be lost on the way. */
function server() {
  const posts = new Map<string, { id: string; text: string }>()
  let lost = false
  let refusal: number | undefined
  return {
    posts,
    loseNextAnswer: () => (lost = true),
    refuseNext: (status: number) => (refusal = status),
    calls: {
      create: async (text: string, { 'idempotency-key': key }: { 'idempotency-key': string }) => {
        if (refusal !== undefined) {
          const status = refusal
          refusal = undefined
          throw Object.assign(new Error('refused'), { status })
        }
        const known = posts.get(key)
        if (known && known.text !== text) throw Object.assign(new Error('key reused'), { status: 409 })
        const post = known ?? { id: `post-${posts.size + 1}`, text }
        posts.set(key, post)
        if (lost) {
          lost = false
          throw Object.assign(new Error('no answer'), { status: 0 })
        }
        return { id: post.id }
      },
      replace: async (made: { id: string }, text: string) => {
        for (const post of posts.values()) if (post.id === made.id) post.text = text
        return made
      },
    },
  }
}

/** What the device keeps from attempt to attempt. */
function device(text: string) {
  let attempt = newAttempt(text)
  const keep = (next: Attempt<string>) => (attempt = next)
  return { get: () => attempt, keep, write: (words: string) => keep({ ...attempt, text: words }) }
}

const textsOf = ({ posts }: ReturnType<typeof server>) => [...posts.values()].map(({ text }) => text)

describe('sendOnce', () => {
  it('makes one post when it is sent twice', async () => {
    const [there, here] = [server(), device('甲')]
    const first = await sendOnce(here.get(), here.keep, there.calls)
    expect(await sendOnce(here.get(), here.keep, there.calls)).toEqual(first)
    expect(textsOf(there)).toEqual(['甲'])
  })

  it('makes one post, with the words of today, when the answer was lost and the words were changed', async () => {
    const [there, here] = [server(), device('甲')]
    there.loseNextAnswer()
    await expect(sendOnce(here.get(), here.keep, there.calls)).rejects.toThrow('no answer')
    here.write('甲乙')
    await sendOnce(here.get(), here.keep, there.calls)
    expect(textsOf(there)).toEqual(['甲乙'])
  })

  it('starts anew after a refusal: refused words are nowhere', async () => {
    const [there, here] = [server(), device('甲')]
    const { key } = here.get()
    there.refuseNext(422)
    await expect(sendOnce(here.get(), here.keep, there.calls)).rejects.toThrow('refused')
    expect(here.get()).toMatchObject({ text: '甲', sent: null })
    expect(here.get().key).not.toBe(key)
  })

  it('does not take an ended session for a refusal', async () => {
    const [there, here] = [server(), device('甲')]
    there.loseNextAnswer()
    await sendOnce(here.get(), here.keep, there.calls).catch(() => undefined)
    there.refuseNext(401)
    await sendOnce(here.get(), here.keep, there.calls).catch(() => undefined)
    await sendOnce(here.get(), here.keep, there.calls)
    expect(textsOf(there)).toEqual(['甲'])
  })
})
