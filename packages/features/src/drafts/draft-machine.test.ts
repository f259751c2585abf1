import { describe, expect, it } from 'vitest'
import { emptyFields, type DraftFields } from './draft-fields.ts'
import {
  AUTOSAVE_IDLE_MS,
  AUTOSAVE_MAX_MS,
  nextStep,
  reduceDraft,
  startDraft,
  type Draft,
  type DraftEvent,
  type OtherVersion,
} from './draft-machine.ts'
import { saveState } from './save-state.ts'

const text = (title: string): DraftFields => ({ ...emptyFields(0), title, content: `<p>${title}</p>`, sectionId: '3' })
const changed = (title: string, now = 0): DraftEvent => ({ type: 'changed', fields: text(title), now })
const saved = (version: number, revision = 1): DraftEvent => ({
  type: 'saved',
  id: '9',
  revision,
  savedAt: '2026-11-15T01:41:00Z',
  version,
})
const saving = (version: number, title: string): DraftEvent => ({
  type: 'started',
  busy: 'saving',
  sent: { version, fields: text(title) },
})
const other: OtherVersion = { fields: text('另一窗口的标题'), revision: 7, savedAt: '2026-11-15T02:00:00Z' }
const conflict: DraftEvent = { type: 'conflict', other }
const offline: DraftEvent = { type: 'offline' }
const away: DraftEvent = { type: 'failed', trouble: { kind: 'away', retryAt: 99_000 } }
const signedOut: DraftEvent = { type: 'failed', trouble: { kind: 'signedOut' } }
const refused: DraftEvent = { type: 'failed', trouble: { kind: 'refused', reason: '标题最多 60 字' } }
const publish: DraftEvent = { type: 'publish' }
const uploading = (count: number): DraftEvent => ({ type: 'changed', fields: {}, now: 0, uploading: count })

const after = (...events: DraftEvent[]): Draft => events.reduce(reduceDraft, startDraft('key-0001', emptyFields(0)))
const written = [changed('a'), saving(1, 'a'), saved(1)]

it('has the numbers of the specification', () => {
  expect([AUTOSAVE_IDLE_MS, AUTOSAVE_MAX_MS]).toEqual([2_000, 15_000])
})

describe('what happens next', () => {
  it.each<[string, DraftEvent[], number, object]>([
    ['nothing written: nothing', [], 0, { do: 'nothing' }],
    [
      'only a section chosen: nothing',
      [{ type: 'changed', fields: { sectionId: '3' }, now: 0 }],
      9e9,
      { do: 'nothing' },
    ],
    ['a change waits for the pause', [changed('a', 500)], 600, { do: 'wait', until: 2_500 }],
    ['after the pause it is saved', [changed('a', 500)], 2_500, { do: 'save', version: 1, fields: text('a') }],
    ['writing on moves the save', [changed('a', 500), changed('b', 2_000)], 2_500, { do: 'wait', until: 4_000 }],
    ['but not past fifteen seconds', [changed('a', 0), changed('b', 14_500)], 14_600, { do: 'wait', until: 15_000 }],
    ['one call at a time', [changed('a'), saving(1, 'a'), changed('b')], 9e9, { do: 'nothing' }],
    ['saved: nothing', written, 9e9, { do: 'nothing' }],
    [
      'written during the save: saved again',
      [changed('a'), saving(1, 'a'), changed('b', 100), saved(1)],
      9_000,
      { do: 'save', version: 2, fields: text('b') },
    ],
    ['offline: nothing is sent', [changed('a'), offline], 9e9, { do: 'nothing' }],
    [
      'online again: sent',
      [changed('a'), offline, { type: 'online' }],
      9e9,
      { do: 'save', version: 1, fields: text('a') },
    ],
    ['the server is away: later', [changed('a'), saving(1, 'a'), away], 98_000, { do: 'wait', until: 99_000 }],
    [
      'a first save without answer is asked again in the same words',
      [changed('a'), saving(1, 'a'), away, changed('b')],
      99_000,
      { do: 'save', version: 1, fields: text('a') },
    ],
    ['signed out: nothing', [changed('a'), signedOut, changed('b')], 9e9, { do: 'nothing' }],
    ['refused: nothing until something changes', [changed('a'), refused], 9e9, { do: 'nothing' }],
    [
      'refused, then changed: again',
      [changed('a'), refused, changed('b')],
      9e9,
      { do: 'save', version: 2, fields: text('b') },
    ],
    ['conflict: nothing until somebody chooses', [...written, changed('b'), conflict], 9e9, { do: 'nothing' }],
    ['publishing needs a draft first', [changed('a'), publish], 0, { do: 'save', version: 1, fields: text('a') }],
    ['then it is published at once', [...written, publish], 0, { do: 'publish', version: 1, fields: text('a') }],
    ['offline a post waits', [...written, offline, publish], 9e9, { do: 'nothing' }],
    [
      'and goes when there is a network',
      [...written, offline, publish, { type: 'online' }],
      0,
      { do: 'publish', version: 1, fields: text('a') },
    ],
    ['a post waits for its pictures', [...written, uploading(1), publish], 0, { do: 'wait', until: 2_000 }],
    [
      'and goes with the last of them',
      [...written, uploading(1), publish, uploading(0)],
      0,
      { do: 'publish', version: 3, fields: text('a') },
    ],
    [
      'published: nothing, ever',
      [...written, publish, { type: 'published', id: '9', revision: 2, status: 'pending', version: 1 }, changed('b')],
      9e9,
      { do: 'nothing' },
    ],
  ])('%s', (_, events, now, step) => {
    expect(nextStep(after(...events), now)).toEqual(step)
  })
})

describe('a newer version elsewhere', () => {
  const shown = after(...written, changed('mine'), conflict)

  it('shows both and overwrites neither', () => {
    expect([shown.fields.title, shown.other?.fields.title]).toEqual(['mine', '另一窗口的标题'])
  })

  it('keeps mine on request, on top of the other', () => {
    const draft = reduceDraft(shown, { type: 'chose', side: 'mine' })
    expect([draft.fields.title, draft.revision, draft.other]).toEqual(['mine', 7, null])
    expect(nextStep(draft, 9e9)).toMatchObject({ do: 'save', fields: text('mine') })
  })

  it('takes the other on request and has nothing to save', () => {
    const draft = reduceDraft(shown, { type: 'chose', side: 'other' })
    expect([draft.fields.title, draft.revision]).toEqual(['另一窗口的标题', 7])
    expect(nextStep(draft, 9e9)).toEqual({ do: 'nothing' })
  })

  it('does not ask about my own words whose answer was lost', () => {
    const mine = { fields: text('b'), revision: 2, savedAt: '2026-11-15T02:00:00Z' }
    const draft = after(...written, changed('b'), saving(2, 'b'), away, { type: 'conflict', other: mine })
    expect([draft.other, draft.revision, draft.savedVersion]).toEqual([null, 2, 2])
  })

  it('takes a post back: the author looks first', () => {
    expect(after(...written, publish, conflict).wantsPublish).toBe(false)
  })
})

describe('the word beside the title', () => {
  it.each<[string, DraftEvent[]]>([
    ['nothing', []],
    ['saving', [changed('a')]],
    ['saving', [changed('a'), saving(1, 'a')]],
    ['saved', written],
    ['offline', [changed('a'), offline]],
    ['queued', [...written, offline, publish]],
    ['queued', [...written, uploading(1), publish]],
    ['publishing', [...written, publish]],
    ['signedOut', [changed('a'), signedOut]],
    ['refused', [changed('a'), refused]],
    ['away', [changed('a'), saving(1, 'a'), away]],
    ['conflict', [...written, conflict]],
  ])('%s', (word, events) => {
    expect(saveState(after(...events))).toBe(word)
  })
})

it('withdraws a post that has not left yet, and none that has', () => {
  const queued = after(...written, offline, publish)
  expect(reduceDraft(queued, { type: 'cancelPublish' }).wantsPublish).toBe(false)
  const leaving = after(...written, publish, {
    type: 'started',
    busy: 'publishing',
    sent: { version: 1, fields: text('a') },
  })
  expect(reduceDraft(leaving, { type: 'cancelPublish' }).wantsPublish).toBe(true)
})
