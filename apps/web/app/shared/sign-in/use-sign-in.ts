import type { Device } from '@kms/features/device/device'
import { useEffect, useState } from 'react'
import { signIn } from '../../shell/session/session-actions.ts'

/** Leaving for the identity provider: `failed` when that was not possible. */
export function useSignIn(device: Device, returnTo: string) {
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle')
  useEffect(() => {
    // Back from the provider by the browser's button: the page is as it was left.
    const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && setState('idle')
    window.addEventListener('pageshow', shownAgain)
    return () => window.removeEventListener('pageshow', shownAgain)
  }, [])
  const leave = (options: { register?: boolean } = {}) => {
    setState('leaving')
    signIn(device, returnTo, options).catch(() => setState('failed'))
  }
  return { state, leave }
}
