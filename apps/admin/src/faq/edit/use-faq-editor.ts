import { ApiError } from '@kms/api-client'
import type { AdminFaq } from '@kms/contract/admin-faq'
import { useQueryClient } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { useRef, useState } from 'react'
import { api } from '../../session/api.ts'
import { FAQ_LISTS, faqQuery } from '../faq-queries.ts'
import {
  checkForm,
  errorsByField,
  formFromDraft,
  newForm,
  sameForm,
  type FaqErrors,
  type FaqField,
  type FaqForm,
} from './faq-form.ts'

export type EditorAct = 'save' | 'publish' | 'withdraw' | 'review' | 'reload'
type Saved = { id: string; revision: number }

/** One editor's work on one FAQ: what was typed, what the server holds, and the acts between the two. */
export function useFaqEditor(faq: AdminFaq | null, firstTitle: string, visit: string, onCreated: (id: string) => void) {
  const client = useQueryClient()
  const [form, setForm] = useState(() =>
    faq === null ? { ...newForm(dayjs()), title: firstTitle } : formFromDraft(faq.draft),
  )
  const [saved, setSaved] = useState(form)
  const [held, setHeld] = useState<Saved | null>(faq && { id: faq.id, revision: faq.revision })
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [errors, setErrors] = useState<FaqErrors>({})
  /** Counts the refused attempts: each leads to the first field in question, once. */
  const [refusals, setRefusals] = useState(0)
  const [pending, setPending] = useState<EditorAct | null>(null)
  const [failure, setFailure] = useState<{ act: EditorAct; error: unknown } | null>(null)
  const [conflict, setConflict] = useState(false)
  /** Counts the times the form was replaced as a whole: the rich text starts anew with each. */
  const [generation, setGeneration] = useState(0)
  const busy = useRef(false)

  const dirty = !sameForm(form, saved)
  const locked = pending === 'withdraw' || pending === 'review' || pending === 'reload'

  function setField<F extends FaqField>(field: F, value: FaqForm[F]) {
    setForm((before) => ({ ...before, [field]: value }))
    setErrors(({ [field]: _settled, ...others }) => others)
  }

  function refuse(problems: FaqErrors) {
    setErrors(problems)
    if (Object.keys(problems).length > 0) setRefusals((count) => count + 1)
  }

  /** Runs one act at a time and tells failures where they belong. Null: it did not happen. */
  async function run<T>(act: EditorAct, work: () => Promise<T>): Promise<T | null> {
    if (busy.current) return null
    busy.current = true
    setPending(act)
    setFailure(null)
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.error === 'faq.changed_elsewhere') setConflict(true)
      else setFailure({ act, error })
      refuse(errorsByField(Object.entries(error.fields)))
      return null
    } finally {
      busy.current = false
      setPending(null)
    }
  }

  /** Brings status, history and lists up to date. The act before it has succeeded, so its failure is not the act's. */
  async function refresh(id: string) {
    void client.invalidateQueries({ queryKey: FAQ_LISTS })
    return client.fetchQuery({ ...faqQuery(id, visit), staleTime: 0 }).catch(() => null)
  }

  async function save(): Promise<Saved | null> {
    if (held !== null && !dirty) return held
    const checked = checkForm(form)
    refuse(checked.ok ? {} : checked.errors)
    if (!checked.ok) return null
    return run('save', async () => {
      const result =
        held === null
          ? await api.adminCreateFaq({ body: checked.draft })
          : await api.adminSaveFaq({ params: { id: held.id }, body: { ...checked.draft, revision: held.revision } })
      setSaved(form)
      setSavedAt(new Date())
      setHeld(result)
      await refresh(result.id)
      if (held === null) onCreated(result.id)
      return result
    })
  }

  /** Publishes what is on the screen: unsaved changes are saved first. */
  async function publish(): Promise<boolean> {
    const ready = await save()
    if (ready === null) return false
    const done = await run('publish', async () => {
      const result = await api.adminPublishFaq({ params: { id: ready.id }, body: { revision: ready.revision } })
      setHeld(result)
      await refresh(result.id)
      return result
    })
    return done !== null
  }

  const withdraw = () => actOnPublished('withdraw', (id) => api.adminWithdrawFaq({ params: { id } }))
  const review = (reviewBy: string) =>
    actOnPublished('review', (id) => api.adminReviewFaq({ params: { id }, body: { reviewBy } }))

  /**
   * These do not name a revision, so somebody else's draft may be newer than the form by now: the form takes over
   * what the server holds, and is closed to typing until it has.
   */
  async function actOnPublished(name: EditorAct, call: (id: string) => Promise<Saved>): Promise<boolean> {
    if (held === null || dirty) return false
    const done = await run(name, () => call(held.id))
    if (done === null) return false
    await reload()
    return true
  }

  /** Gives up what was typed and takes over what the server holds. */
  async function reload() {
    if (held === null) return
    await run('reload', async () => {
      void client.invalidateQueries({ queryKey: FAQ_LISTS })
      const fresh = await client.fetchQuery({ ...faqQuery(held.id, visit), staleTime: 0 })
      const freshForm = formFromDraft(fresh.draft)
      setForm(freshForm)
      setSaved(freshForm)
      setHeld({ id: fresh.id, revision: fresh.revision })
      setErrors({})
      setConflict(false)
      setSavedAt(null)
      setGeneration((count) => count + 1)
    })
  }

  return {
    ...{ form, errors, refusals, dirty, locked, held, savedAt, pending, failure, conflict, generation },
    ...{ setField, save, publish, withdraw, review, reload },
  }
}

export type FaqEditor = ReturnType<typeof useFaqEditor>
