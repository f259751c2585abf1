import { isEmpty, sameText, type DraftFields } from './draft-fields.ts'

/** Saved this long after the last key … */
export const AUTOSAVE_IDLE_MS = 2_000
/** … and at least this often while somebody writes without a pause. */
export const AUTOSAVE_MAX_MS = 15_000
/** After a failure that is nobody's fault here. */
export const RETRY_MS = 10_000

/** A version somebody saved in another window or on another device. */
export type OtherVersion = { fields: DraftFields; revision: number; savedAt: string }

export type Trouble =
  | { kind: 'offline' }
  | { kind: 'signedOut' }
  /** The server is not there; asked again at `retryAt`. */
  | { kind: 'away'; retryAt: number }
  /** The server said no and why; asked again after the next change. */
  | { kind: 'refused'; reason: string }

/** One piece being written. Kept on the device as it is. */
export type Draft = {
  /** Part of every Idempotency-Key: whatever happens, one draft and one post come of it. */
  key: string
  id: string | null
  revision: number
  fields: DraftFields
  /** Counts the changes; what the server has is `savedVersion`. */
  version: number
  savedVersion: number
  savedAt: string | null
  firstChangeAt: number | null
  lastChangeAt: number | null
  /** Sent and not answered for certain. The same key must carry the same words, so they are kept. */
  sent: { version: number; fields: DraftFields } | null
  busy: 'saving' | 'publishing' | null
  wantsPublish: boolean
  /** Files on their way up; a post waits for them. */
  uploading: number
  trouble: Trouble | null
  other: OtherVersion | null
  outcome: 'published' | 'pending' | null
}

export type DraftEvent =
  | { type: 'changed'; fields: Partial<DraftFields>; now: number; uploading?: number }
  | { type: 'started'; busy: 'saving' | 'publishing'; sent: NonNullable<Draft['sent']> }
  | { type: 'saved'; id: string; revision: number; savedAt: string; version: number }
  | { type: 'failed'; trouble: Trouble }
  | { type: 'keyReused'; key: string }
  | { type: 'conflict'; other: OtherVersion }
  | { type: 'chose'; side: 'mine' | 'other' }
  | { type: 'publish' }
  | { type: 'cancelPublish' }
  | { type: 'published'; id: string; revision: number; status: 'published' | 'pending'; version: number }
  | { type: 'online' }
  | { type: 'offline' }

export function startDraft(
  key: string,
  fields: DraftFields,
  saved?: { id: string; revision: number; savedAt: string },
): Draft {
  return {
    key,
    id: saved?.id ?? null,
    revision: saved?.revision ?? 0,
    fields,
    version: 0,
    savedVersion: 0,
    savedAt: saved?.savedAt ?? null,
    firstChangeAt: null,
    lastChangeAt: null,
    sent: null,
    busy: null,
    wantsPublish: false,
    uploading: 0,
    trouble: null,
    other: null,
    outcome: null,
  }
}

export const isDirty = (draft: Draft) => draft.version > draft.savedVersion

/** The server does not have it all: words, the wish to publish them, or why it said no. */
export const isUnsettled = (draft: Draft) =>
  draft.outcome === null && (isDirty(draft) || draft.wantsPublish || draft.trouble?.kind === 'refused')

const CLEAN = { firstChangeAt: null, lastChangeAt: null }

export function reduceDraft(draft: Draft, event: DraftEvent): Draft {
  switch (event.type) {
    case 'changed': {
      const { uploading = draft.uploading, now } = event
      return {
        ...draft,
        fields: { ...draft.fields, ...event.fields },
        uploading,
        version: draft.version + 1,
        firstChangeAt: draft.firstChangeAt ?? now,
        lastChangeAt: now,
        trouble: draft.trouble?.kind === 'refused' ? null : draft.trouble,
      }
    }
    case 'started':
      return { ...draft, busy: event.busy, sent: event.sent }
    case 'saved': {
      const upToDate = event.version >= draft.version
      return {
        ...draft,
        id: event.id,
        revision: event.revision,
        savedAt: event.savedAt,
        savedVersion: event.version,
        sent: null,
        busy: null,
        trouble: null,
        ...(upToDate ? CLEAN : { firstChangeAt: draft.lastChangeAt }),
      }
    }
    case 'failed': {
      // Only an answer makes certain that what was sent has not arrived.
      const certain = event.trouble.kind === 'refused' || event.trouble.kind === 'signedOut'
      return {
        ...draft,
        busy: null,
        trouble: event.trouble,
        sent: certain ? null : draft.sent,
        wantsPublish: event.trouble.kind === 'refused' ? false : draft.wantsPublish,
      }
    }
    case 'keyReused':
      return { ...draft, busy: null, sent: null, key: event.key }
    case 'conflict': {
      const own = draft.sent
      // Our own words, whose answer was lost on the way.
      if (own && sameText(own.fields, event.other.fields)) {
        const { revision, savedAt } = event.other
        return { ...draft, busy: null, sent: null, trouble: null, savedVersion: own.version, revision, savedAt }
      }
      return { ...draft, busy: null, sent: null, trouble: null, wantsPublish: false, other: event.other }
    }
    case 'chose': {
      const { other } = draft
      if (!other) return draft
      const settled = { ...draft, other: null, revision: other.revision, savedAt: other.savedAt }
      if (event.side === 'mine') return { ...settled, version: draft.version + 1, firstChangeAt: 0, lastChangeAt: 0 }
      return { ...settled, ...CLEAN, fields: other.fields, savedVersion: draft.version }
    }
    case 'publish':
      return draft.other || draft.outcome ? draft : { ...draft, wantsPublish: true, trouble: clearable(draft.trouble) }
    case 'cancelPublish':
      return draft.busy === 'publishing' ? draft : { ...draft, wantsPublish: false }
    case 'published':
      return {
        ...draft,
        ...CLEAN,
        id: event.id,
        revision: event.revision,
        savedVersion: event.version,
        outcome: event.status,
        busy: null,
        sent: null,
        wantsPublish: false,
      }
    case 'online':
      return { ...draft, trouble: draft.trouble?.kind === 'refused' ? draft.trouble : null }
    case 'offline':
      return draft.trouble?.kind === 'signedOut' ? draft : { ...draft, trouble: { kind: 'offline' } }
  }
}

const clearable = (trouble: Trouble | null) =>
  trouble?.kind === 'refused' || trouble?.kind === 'away' ? null : trouble

export type Step =
  | { do: 'nothing' }
  | { do: 'wait'; until: number }
  | { do: 'save'; version: number; fields: DraftFields }
  | { do: 'publish'; version: number; fields: DraftFields }

const NOTHING: Step = { do: 'nothing' }

/** What to do now. The same draft at the same time always leads to the same step. */
export function nextStep(draft: Draft, now: number): Step {
  const { busy, other, outcome, trouble, fields, version, wantsPublish, id, sent } = draft
  if (busy || other || outcome) return NOTHING
  if (trouble?.kind === 'away' && now < trouble.retryAt) return { do: 'wait', until: trouble.retryAt }
  if (trouble && trouble.kind !== 'away') return NOTHING
  // A draft may exist already without our knowing its id: ask again in the same words.
  if (id === null && sent) return { do: 'save', ...sent }
  if (wantsPublish && draft.uploading === 0) return { do: id === null ? 'save' : 'publish', version, fields }
  if (!isDirty(draft) || (id === null && isEmpty(fields))) return NOTHING
  const due = Math.min((draft.lastChangeAt ?? now) + AUTOSAVE_IDLE_MS, (draft.firstChangeAt ?? now) + AUTOSAVE_MAX_MS)
  return now >= due ? { do: 'save', version, fields } : { do: 'wait', until: due }
}
