import { useViewer } from '../use-viewer.ts'

/** Whether the reader is one who can be asked to answer (policies/routing.policy.ts). */
export function useIsAsked() {
  const viewer = useViewer()
  return viewer !== null && (viewer.isBigV || viewer.roles.some((role) => role === 'expert' || role === 'staff'))
}
