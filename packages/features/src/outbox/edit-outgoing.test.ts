import { expect, it } from 'vitest'
import { canEdit, withText } from './edit-outgoing.ts'
import type { Outgoing } from './outgoing.ts'

const refused = (call: Outgoing['call'], content: string) =>
  ({
    call,
    key: 'old-key',
    memberId: '1',
    page: '/pc/detail/question/5',
    keptAt: 1,
    refusal: { kind: 'refused', reason: '内容太短' },
    input: { body: { questionId: '5', content } },
  }) as unknown as Outgoing

it.each([
  ['<p>第一行</p><p>第二行</p>', true],
  ['<p>a &lt;b&gt; c</p>', true],
  ['<p><strong>粗</strong></p>', false],
  ['<pre><code>a</code></pre>', false],
])('an answer %s can be changed as text: %s', (content, expected) => {
  expect(canEdit(refused('createAnswer', content))).toBe(expected)
})

it('goes out in the new words under a new key', () => {
  const changed = withText(refused('createAnswer', '<p>短</p>'), '长一些\n<再>说', { key: 'new-key', now: 9 })
  expect(changed).toMatchObject({ key: 'new-key', keptAt: 9, refusal: null, memberId: '1' })
  expect(changed.input.body).toEqual({ questionId: '5', content: '<p>长一些</p><p>&lt;再&gt;说</p>', doc: null })
  const comment = withText(refused('createComment', '短'), 'a\nb', { key: 'new-key', now: 9 })
  expect(comment.input.body.content).toBe('a\nb')
})
