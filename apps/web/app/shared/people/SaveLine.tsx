import { ApiError } from '@kms/api-client'
import type { SaveState } from '@kms/features/people/use-saved-form'
import { profileFormCopy as copy } from '@kms/ui/copy/profile-form.copy'

/** What the server says of the words themselves helps; what it says of itself does not. */
function reasonOf(failure: unknown) {
  if (!(failure instanceof ApiError) || failure.status >= 500 || failure.status === 0) return copy.failed
  return Object.values(failure.fields ?? {})[0] ?? failure.message ?? copy.failed
}

type Props = { state: SaveState; failure: unknown; withButton?: boolean }

export const SaveLine = ({ state, failure, withButton = true }: Props) => (
  <p className="save-line">
    {withButton && (
      <button className="button primary" disabled={state === 'saving'}>
        {state === 'saving' ? copy.saving : copy.save}
      </button>
    )}
    <span role="status">{state === 'saved' ? copy.saved : ''}</span>
    <span role="alert">{state === 'failed' ? reasonOf(failure) : ''}</span>
  </p>
)
