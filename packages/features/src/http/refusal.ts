/** What is left of a failed call: the client's error, or any other. */
export type Failure = { status?: number; error?: string; message?: string; fields?: Record<string, string> }

/** Nobody's fault here: no answer, too many at once, a server in trouble. The same call may work later. */
export const isTemporary = ({ status = 0 }: Failure) => status === 0 || status === 429 || status >= 500

/** The words for the author: what is wrong with a field, or with all of it. */
export const reasonOf = ({ message = '', fields = {} }: Failure) => Object.values(fields)[0] ?? message
