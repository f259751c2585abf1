import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { CLIENT_CORE } from './process-group.ts'

const SCRIPT = fileURLToPath(new URL('requests.lua', import.meta.url))
const run = promisify(execFile)

export type Load = { requests: number; seconds: number; p50Ms: number; p99Ms: number; failures: number }

type Options = {
  origin: string
  requestFile: string
  clients: number
  seconds: number
  headers?: Readonly<Record<string, string>>
  authorsFile?: string | undefined
}

/** One thread on the client's core. A failed request ends the bench: errors are cheap and would look like speed. */
export async function runWrk({
  origin,
  requestFile,
  clients,
  seconds,
  headers = {},
  authorsFile,
}: Options): Promise<Load> {
  const { stdout } = await run('taskset', [
    ...['-c', CLIENT_CORE, 'wrk', '-t1', `-c${clients}`, `-d${seconds}s`, '--timeout', '10s', '-s', SCRIPT],
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...[origin, '--', requestFile],
    ...(authorsFile ? [authorsFile] : []),
  ])
  const result = /^RESULT (.+)$/m.exec(stdout)?.[1]
  if (!result) throw new Error(`wrk told nothing about ${origin}:\n${stdout}`)
  const load = JSON.parse(result) as Load
  if (load.failures > 0) throw new Error(`${origin}: ${load.failures} requests failed, ${load.requests} did not`)
  return load
}
