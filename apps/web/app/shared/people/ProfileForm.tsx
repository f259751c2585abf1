import type { Profile } from '@kms/contract/profiles'
import { useSavedForm } from '@kms/features/people/use-saved-form'
import { profileFormCopy as copy } from '@kms/ui/copy/profile-form.copy'
import type { FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../shell/browser-api.ts'
import { PortraitField } from './PortraitField.tsx'
import { SaveLine } from './SaveLine.tsx'

const FIELDS = ['nickname', 'title', 'company', 'bio'] as const
/** As the contract says. */
const LONGEST = { nickname: 20, title: 40, company: 60, bio: 200 }

/** Name, position, company, a few words, and the picture. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { revalidate } = useRevalidator()
  const { nickname, title, company, bio } = profile
  const form = useSavedForm({ nickname, title, company, bio }, async (values) => {
    const saved = await browserApi.updateMine({ body: values })
    // The header shows the name too.
    void revalidate()
    return { nickname: saved.nickname, title: saved.title, company: saved.company, bio: saved.bio }
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  return (
    <form className="card people-card profile-form" onSubmit={submit} aria-label={copy.profile}>
      <header>
        <h2>{copy.profile}</h2>
      </header>
      <PortraitField profile={profile} />
      {FIELDS.map((name) => {
        const Field = name === 'bio' ? 'textarea' : 'input'
        return (
          <label key={name}>
            <span>{copy.fields[name]}</span>
            <Field
              name={name}
              value={form.values[name]}
              maxLength={LONGEST[name]}
              required={name === 'nickname'}
              placeholder={copy.hints[name]}
              onChange={({ target }) => form.change({ [name]: target.value })}
            />
          </label>
        )
      })}
      <SaveLine state={form.state} failure={form.failure} />
    </form>
  )
}
