import type { Privacy } from '@kms/contract/profiles'
import { useSavedForm } from '@kms/features/people/use-saved-form'
import { profileFormCopy as copy } from '@kms/ui/copy/profile-form.copy'
import { browserApi } from '../../shell/browser-api.ts'
import { SaveLine } from './SaveLine.tsx'

const SWITCHES = ['showCollects', 'showFollows', 'showDynamics', 'showInHot'] as const

/** Each switch is saved as it is turned. */
export function PrivacyForm({ privacy }: { privacy: Privacy }) {
  const form = useSavedForm(privacy, async (values) => {
    const { mine } = await browserApi.updateMine({ body: { privacy: values } })
    return mine?.privacy
  })
  return (
    <fieldset className="card people-card switches">
      <legend className="sr-only">{copy.privacy}</legend>
      <header>
        <h2>{copy.privacy}</h2>
      </header>
      {SWITCHES.map((name) => (
        <label key={name}>
          {copy.switches[name]}
          <input
            type="checkbox"
            className="switch"
            checked={form.values[name]}
            disabled={form.state === 'saving'}
            onChange={({ target }) => void form.submit({ ...form.values, [name]: target.checked })}
          />
        </label>
      ))}
      <p className="muted people-hint">{copy.privacyHint}</p>
      <SaveLine state={form.state} failure={form.failure} withButton={false} />
    </fieldset>
  )
}
