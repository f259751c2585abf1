import type { session } from '@kms/contract'
import type { Db, Tx } from '@kms/db'
import { sql } from 'kysely'
import { AppError } from '../../kernel/app-error.ts'
import { randomId } from './browser-binding.ts'
import { ownReturnAddress } from './return-address.ts'

/** Long enough to type a password and find the second factor. */
export const FLOW_MINUTES = 10

export type SsoFlow = { state: session.SsoState; nonce: string; codeVerifier: string }

/** Begins a sign-in: the answer names it, and only this browser can go on with it. */
export async function saveFlow(db: Db, browser: Buffer, state: session.SsoState): Promise<string> {
  const key = `iam:${randomId()}`
  await db
    .insertInto('sso_flow')
    .values({
      key,
      browser_hash: browser,
      state: JSON.stringify({ ...state, callbackUrl: ownReturnAddress(state.callbackUrl) }),
      nonce: randomId(),
      code_verifier: randomId() + randomId(),
      expires_at: sql`now() + make_interval(mins => ${FLOW_MINUTES})`,
    })
    .execute()
  return key
}

const open = (key: string, browser: Buffer | undefined) => {
  if (!browser) throw new AppError('signin.state_invalid')
  return { key, browser }
}

/** What the browser saved, once. */
export async function readFlowOnce(db: Db, rawKey: string, rawBrowser: Buffer | undefined): Promise<session.SsoState> {
  const { key, browser } = open(rawKey, rawBrowser)
  const row = await db
    .updateTable('sso_flow')
    .set({ read_at: sql`now()` })
    .where('key', '=', key)
    .where('browser_hash', '=', browser)
    .where('read_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('state')
    .executeTakeFirst()
  if (!row) throw new AppError('signin.state_invalid')
  return row.state as session.SsoState
}

/** Still good and not used yet; for the way to the provider. */
export async function findFlow(db: Db, rawKey: string, rawBrowser: Buffer | undefined): Promise<SsoFlow> {
  const { key, browser } = open(rawKey, rawBrowser)
  const row = await db
    .selectFrom('sso_flow')
    .select(['state', 'nonce', 'code_verifier'])
    .where('key', '=', key)
    .where('browser_hash', '=', browser)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return flowOf(row)
}

/** Takes it for the way back: a second use, even at the same moment, finds nothing. */
export async function useFlow(db: Db | Tx, rawKey: string, rawBrowser: Buffer | undefined): Promise<SsoFlow> {
  const { key, browser } = open(rawKey, rawBrowser)
  const row = await db
    .updateTable('sso_flow')
    .set({ used_at: sql`now()` })
    .where('key', '=', key)
    .where('browser_hash', '=', browser)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['state', 'nonce', 'code_verifier'])
    .executeTakeFirst()
  return flowOf(row)
}

function flowOf(row: { state: unknown; nonce: string; code_verifier: string } | undefined): SsoFlow {
  if (!row) throw new AppError('signin.state_invalid')
  return { state: row.state as session.SsoState, nonce: row.nonce, codeVerifier: row.code_verifier }
}
