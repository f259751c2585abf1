import { writeFile } from 'node:fs/promises'
import { createTokens } from '@kms/api/kernel/tokens'
import { loadApiConfig } from '@kms/config'
import { connect } from '@kms/db'
import { signedInMembers } from '@kms/testing/member-factory'
import type { BenchDatabase } from './bench-database.ts'
import { settings } from './settings.ts'

/** So many that two seldom act as the same member at once. */
const MEMBERS = 200

/** `file`: one line for each, id and token, as wrk reads it. */
export async function signInMembers(database: BenchDatabase) {
  const config = loadApiConfig({ ...process.env, DATABASE_URL: database.url })
  const db = connect({ url: database.url, poolSize: 4, timeoutMs: 30_000, name: 'bench' })
  const tokens = createTokens({ keys: config.TOKEN_KEYS, issuer: config.PUBLIC_ORIGIN })
  const signedIn = await signedInMembers({ db, tokens }, MEMBERS)
  await db.destroy()
  const file = `${settings.runDir}/bench/${database.name}-members.txt`
  await writeFile(file, signedIn.map(({ id, token }) => `${id} ${token}\n`).join(''))
  return { file, members: signedIn, ids: signedIn.map(({ id }) => id) }
}

/** The database is kept for the next run, without them. */
export async function forgetMembers({ query }: BenchDatabase, ids: readonly string[]) {
  for (const [table, column] of [
    ['request_key', 'author_id'],
    ['message', 'user_id'],
    ['user_focus', 'follower_id'],
    ['user_section', 'user_id'],
    ['user_session', 'user_id'],
    ['app_user', 'id'],
  ])
    await query(`delete from ${table} where ${column} = any($1::bigint[])`, [ids])
  await query('delete from graphile_worker._private_jobs')
}
