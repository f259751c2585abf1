import { writeFile } from 'node:fs/promises'
import { buildApp } from '@kms/api/app'
import { createDeps } from '@kms/api/kernel/deps'
import { createLogger } from '@kms/api/kernel/logger'
import { loadApiConfig } from '@kms/config'
import type { Statement } from '@kms/db'
import type { SignedIn } from '@kms/testing/member-factory'
import type { BenchDatabase } from './bench-database.ts'
import type { ApiRequest } from './request-files.ts'
import { settings } from './settings.ts'

/** Stands for the id of whoever asks. */
export const ASKER = '@asker'
export type Recorded = { key: string; statements: { text: string; values: unknown[] }[] }
export const keyOf = ({ method, url, body }: ApiRequest) => `${method} ${url} ${body ?? ''}`

/** The statements that the product sends for each request, for a server that does nothing but send them. */
export async function recordStatements(
  database: BenchDatabase,
  requests: readonly ApiRequest[],
  { id, token }: SignedIn,
): Promise<string> {
  let sent: Statement[] = []
  const config = loadApiConfig({
    ...process.env,
    DATABASE_URL: database.url,
    CACHE_SECONDS: '0',
    LOG_LEVEL: 'silent',
    SHED_DELAY_MS: '0',
    RATE_READ: '1000000',
  })
  const deps = createDeps(config, createLogger(config, 'bench'), { onStatement: (statement) => sent.push(statement) })
  const app = await buildApp(deps)
  const ask = async ({ method, url, body }: ApiRequest) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
    const answer = await app.inject({ method, url, headers, ...(body && { payload: body }) })
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`)
  }
  const recorded: Recorded[] = []
  try {
    for (const request of requests) {
      // The first reads what stays in memory afterwards.
      await ask(request)
      sent = []
      await ask(request)
      const reads = sent.filter(({ sql }) => /^\s*(select|with)/i.test(sql) && !/user_session/.test(sql))
      const statements = reads.map(({ sql, parameters }) => ({
        text: sql,
        values: parameters.map((value) => (value === id ? ASKER : value)),
      }))
      recorded.push({ key: keyOf(request), statements })
    }
  } finally {
    await app.close()
    await deps.close()
  }
  const file = `${settings.runDir}/bench/${database.name}-statements.json`
  await writeFile(file, JSON.stringify(recorded))
  return file
}
