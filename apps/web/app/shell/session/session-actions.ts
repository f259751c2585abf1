import type { Device } from '@kms/features/device/device'

/** Leads to the identity provider and back to `returnTo`, campaign values kept. Rejects when the API is away. */
export async function signIn(device: Device, returnTo: string, options: { register?: boolean } = {}): Promise<void> {
  const { leaveForSignIn } = await import('./sign-in-flow.ts')
  await leaveForSignIn({ device, returnTo, ...(options.register && { prompt: 'create' as const }) })
}

/** Ends the session here and at the identity provider, then comes home. Rejects when the API is away. */
export async function signOut(_device: Device): Promise<void> {
  const { signOutAndLeave } = await import('./run-session.ts')
  await signOutAndLeave()
}
