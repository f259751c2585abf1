import { sql } from 'kysely'
import { JOB_PATIENCE_MS } from '../files/index.ts'
import type { Deps } from '../../kernel/deps.ts'
import type { JobPayloads } from '../../kernel/jobs.ts'
import { sendMessage } from '../messages/index.ts'
import { collectCopy } from './collect-copy.ts'
import { copyIndex } from './copy-index.ts'
import { zipArchive } from './zip-archive.ts'

/** Makes the copy that somebody asked for, puts it where only a signed address reaches, and tells him. Run twice, it does the same. */
export async function buildExport(deps: Deps, { exportId }: JobPayloads['privacy.export'], now = new Date()) {
  const { rows } = await sql<{ user_id: string; key: string }>`
    select user_id, key from data_export where id = ${exportId} and state = 'waiting' and expires_at > ${now}`.execute(
    deps.db,
  )
  const wanted = rows[0]
  if (!wanted) return
  const copies = await collectCopy(deps.db, wanted.user_id)
  const archive = zipArchive([
    { name: 'index.html', content: copyIndex(copies, now) },
    ...copies.map((copy) => ({ name: `data/${copy.table}.json`, content: `${JSON.stringify(copy.rows, null, 2)}\n` })),
  ])
  const signal = AbortSignal.timeout(JOB_PATIENCE_MS)
  await deps.store.put(wanted.key, archive, { type: 'application/zip', disposition: 'attachment' }, signal)
  await deps.db.transaction().execute(async (tx) => {
    const { rows: made } = await sql`
      update data_export set state = 'ready', size = ${archive.length}, ready_at = ${now}
      where id = ${exportId} and state = 'waiting' returning id`.execute(tx)
    if (made.length === 0) return
    await sendMessage(tx, {
      to: [wanted.user_id],
      kind: 'notice',
      type: 'SYSTEM',
      refId: null,
      title: '您的数据副本已生成',
      content: '请在 7 天内到「设置 › 我的数据」下载，过期后将自动删除。',
      cause: `export:${exportId}`,
    })
  })
}
