import { adminSignIns, type Page } from '@kms/contract'
import type { Db } from '@kms/db'
import type { z } from 'zod'
import { browserName } from './browser-name.ts'
import { refuseTooDeep, toPage } from '../../kernel/paging.ts'

type Request = z.output<typeof adminSignIns.SignInListRequest>

export async function listSignIns(db: Db, request: Request): Promise<Page<adminSignIns.SignInEvent>> {
  const { current, size, userId, outcome } = request
  refuseTooDeep({ current, size })
  const matching = db
    .selectFrom('sign_in_event as e')
    .$if(userId !== undefined, (query) => query.where('e.user_id', '=', userId ?? ''))
    .$if(outcome !== undefined, (query) => query.where('e.outcome', '=', outcome ?? ''))
  const counted = db
    .selectFrom(matching.select('e.id').limit(adminSignIns.SIGN_IN_COUNT_LIMIT).as('counted'))
    .select((eb) => eb.fn.countAll<string>().as('total'))
  const rows = await matching
    .leftJoin('app_user as u', 'u.id', 'e.user_id')
    .select(['e.id', 'e.at', 'e.user_id', 'u.nickname', 'e.method', 'e.channel', 'e.outcome', 'e.reason'])
    .select(['e.address', 'e.user_agent', counted.as('total')])
    .orderBy('e.id', 'desc')
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  const total = Number(rows[0]?.total ?? 0)
  const records = rows.map((row) => ({
    id: row.id,
    at: new Date(row.at).toISOString(),
    user: row.user_id === null ? null : { id: row.user_id, nickname: row.nickname ?? '' },
    method: row.method as adminSignIns.SignInEvent['method'],
    channel: row.channel,
    outcome: row.outcome as adminSignIns.SignInEvent['outcome'],
    reason: row.reason,
    address: row.address,
    device: browserName(row.user_agent),
    userAgent: row.user_agent,
  }))
  return toPage({ records, total, current, size })
}
