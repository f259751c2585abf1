import { settingCopy } from '@kms/ui/copy/setting.copy'
import { lazy, Suspense, useState } from 'react'
import { signOut } from '../../shell/session/session-actions.ts'

const ActionSheet = lazy(async () => ({ default: (await import('@kms/ui/ActionSheet')).ActionSheet }))

type State = 'idle' | 'asking' | 'leaving' | 'failed'

/** Asks once more, in words that name the act. Success leaves the site, so only failure comes back here. */
export function SignOut() {
  const [state, setState] = useState<State>('idle')
  const leave = () => {
    setState('leaving')
    signOut('mobile').catch(() => setState('failed'))
  }
  return (
    <section className="sign-out">
      <button type="button" className="entry-button" disabled={state === 'leaving'} onClick={() => setState('asking')}>
        {state === 'leaving' ? settingCopy.signingOut : settingCopy.signOut}
      </button>
      <p role="alert">{state === 'failed' ? settingCopy.signOutFailed : ''}</p>
      {state === 'asking' && (
        <Suspense>
          <ActionSheet
            title={settingCopy.signOutAsk}
            actions={[{ label: settingCopy.signOut, danger: true, onSelect: leave }]}
            cancelLabel={settingCopy.cancel}
            onClose={() => setState((now) => (now === 'asking' ? 'idle' : now))}
          />
        </Suspense>
      )}
    </section>
  )
}
