import type { questions } from '@kms/contract'
import { versionOf } from './draft-calls.ts'
import type { DeviceDraft, DeviceDrafts } from './device-drafts.ts'
import { emptyFields, isEmpty, sameText, type DraftFields } from './draft-fields.ts'
import { isUnsettled, startDraft, type Draft } from './draft-machine.ts'

type Device = Pick<DeviceDrafts, 'list' | 'read'>
type Take = (slot: string) => Promise<(() => void) | false>

export type Opened = { slot: string; draft: Draft; release: () => void }
type Common = { device: Device; take: Take; memberId: string; newKey: () => string }

const nobodyThere = () => undefined

async function fresh({ take, newKey }: Common, draft: (key: string) => Draft): Promise<Opened> {
  const slot = newKey()
  return { slot, draft: draft(newKey()), release: (await take(slot)) || nobodyThere }
}

/** A new piece, or the one this window was writing before it was reloaded. */
export async function openNew(
  common: Common & { questionType: DraftFields['questionType']; title: string; rememberedSlot: string | null },
): Promise<Opened> {
  const { device, take, memberId, questionType, title, rememberedSlot } = common
  const entry = rememberedSlot === null ? undefined : await device.read(rememberedSlot).catch(nobodyThere)
  if (entry?.memberId === memberId && entry.draft.fields.questionType === questionType && !entry.draft.outcome) {
    const release = await take(entry.slot)
    if (release) return { slot: entry.slot, draft: entry.draft, release }
  }
  return fresh(common, (key) => startDraft(key, { ...emptyFields(questionType), title }))
}

/** A piece that the server has. What this device has not sent yet comes first; where both have moved on, the author is asked. */
export async function openExisting(common: Common & { own: questions.OwnQuestion }): Promise<Opened> {
  const { device, take, memberId, own } = common
  const theirs = versionOf(own)
  const saved = { id: own.id, revision: own.revision, savedAt: theirs.savedAt }
  for (const entry of await device.list(memberId).catch(() => [])) {
    if (entry.draft.id !== own.id || !isUnsettled(entry.draft)) continue
    const release = await take(entry.slot)
    if (!release) continue
    const same = entry.draft.revision === own.revision || sameText(entry.draft.fields, theirs.fields)
    const draft: Draft = same ? { ...entry.draft, revision: own.revision } : { ...entry.draft, other: theirs }
    return { slot: entry.slot, draft, release }
  }
  return fresh(common, (key) => startDraft(key, theirs.fields, saved))
}

type Unsent = Pick<Common, 'device' | 'memberId'> & { held: () => Promise<ReadonlySet<string>> }

/** What this device has and the server has not, newest first, without what another window is writing. */
export async function unsentDrafts({ device, memberId, held }: Unsent): Promise<DeviceDraft[]> {
  const [entries, open] = await Promise.all([device.list(memberId).catch(() => []), held()])
  return entries.filter(({ slot, draft }) => isUnsettled(draft) && !isEmpty(draft.fields) && !open.has(slot))
}
