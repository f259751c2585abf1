import { AppError } from '../kernel/app-error.ts'

type Options = { timeoutMs: number; headers?: Record<string, string>; body?: unknown }

/** One call to an outside service: always with a time limit, and every kind of failure is the same "unavailable". */
export async function outsideCall<T>(method: 'GET' | 'POST', address: URL, options: Options): Promise<T> {
  try {
    const response = await fetch(address, {
      method,
      headers: { ...(options.body !== undefined && { 'content-type': 'application/json' }), ...options.headers },
      ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
      signal: AbortSignal.timeout(options.timeoutMs),
      redirect: 'error',
    })
    if (!response.ok) throw new Error(`${address.host} answered ${response.status}`)
    return (await response.json()) as T
  } catch (cause) {
    throw new AppError('outside.unavailable', { cause })
  }
}

/** An address below a configured one, which may itself have a path. */
export function below(origin: string, path: string, query: Record<string, string> = {}): URL {
  const address = new URL(origin.replace(/\/$/, '') + path)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address
}
