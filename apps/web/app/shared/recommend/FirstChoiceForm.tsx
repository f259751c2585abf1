import type { Device } from '@kms/features/device/device'
import { homePath } from '@kms/features/faq/faq-paths'
import type { FirstChoiceData } from '@kms/features/sections/load-first-choice'
import {
  useFirstChoice,
  type FirstChoiceApi,
  type FirstChoiceForm as Form,
} from '@kms/features/sections/use-first-choice'
import { recommendCopy } from '@kms/ui/copy/recommend.copy'
import { SectionSymbol } from '@kms/ui/SectionSymbol'
import { useNavigate } from 'react-router'
import { browserApi } from '../../shell/browser-api.ts'
import './recommend.css'

const api: FirstChoiceApi = browserApi

/** Sections and tags to pick from; then home. Both sites. */
export function FirstChoiceForm({ device, data: { offer, mine } }: { device: Device; data: FirstChoiceData }) {
  const navigate = useNavigate()
  const form = useFirstChoice(api, offer, () => void navigate(homePath(device)))
  const following = [...mine.sections, ...mine.tags].map(({ name }) => name)
  const nothingLeft = form.offer.sections.length + form.offer.tags.length === 0
  return (
    <div className="first-choice">
      <p className="first-choice-intro">{recommendCopy.intro}</p>
      {following.length > 0 && <p className="first-choice-mine">{recommendCopy.following(following)}</p>}
      {nothingLeft ? <p role="status">{recommendCopy.nothingLeft}</p> : <Choices form={form} />}
      <FormActions form={form} nothingLeft={nothingLeft} />
    </div>
  )
}

const Choices = ({ form: { offer, picked, toggle } }: { form: Form }) => (
  <>
    {offer.sections.length > 0 && (
      <section aria-labelledby="choose-sections">
        <h2 id="choose-sections">{recommendCopy.sections}</h2>
        <div className="choice-sections">
          {offer.sections.map(({ id, name, iconKey }) => (
            <button
              key={id}
              type="button"
              aria-pressed={picked.sections.includes(id)}
              onClick={() => toggle('sections', id)}
            >
              <SectionSymbol iconKey={iconKey} size={22} />
              {name}
            </button>
          ))}
        </div>
      </section>
    )}
    {offer.tags.length > 0 && (
      <section aria-labelledby="choose-tags">
        <h2 id="choose-tags">{recommendCopy.tags}</h2>
        <div className="choice-tags">
          {offer.tags.map(({ id, name }) => (
            <button key={id} type="button" aria-pressed={picked.tags.includes(id)} onClick={() => toggle('tags', id)}>
              {name}
            </button>
          ))}
        </div>
      </section>
    )}
  </>
)

const FAILURES = { offerFailed: recommendCopy.offerFailed, saveFailed: recommendCopy.saveFailed } as const

function FormActions({ form, nothingLeft }: { form: Form; nothingLeft: boolean }) {
  const { call, busy, count, others, finish, skip } = form
  return (
    <div className="choice-actions">
      <p role="alert">{call === 'offerFailed' || call === 'saveFailed' ? FAILURES[call] : ''}</p>
      {!nothingLeft && (
        <button type="button" className="button" disabled={busy} onClick={others}>
          {recommendCopy.others}
        </button>
      )}
      <button type="button" className="button" disabled={busy} onClick={skip}>
        {recommendCopy.skip}
      </button>
      <button type="button" className="button primary" disabled={busy} onClick={finish}>
        {call === 'saving' ? recommendCopy.saving : recommendCopy.finish(count)}
      </button>
    </div>
  )
}
