import { usePerson } from '../session/session-store.ts'

/** For showing or hiding only: the API decides again on every call. */
export const useMayEdit = () => usePerson().roles.some((role) => role === 'operator' || role === 'administrator')
