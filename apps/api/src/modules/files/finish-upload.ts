import type { Db } from '@kms/db'
import { enqueue } from '../../kernel/jobs.ts'

/** Checks wait in so few lanes that other jobs always find a free hand. */
const LANES = 2

/** All bytes are there: the file is checked next. Saying so twice checks once. */
export async function finishUpload(db: Db, id: string) {
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('file')
      .set({ state: 'uploaded' })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .executeTakeFirst()
    if (!numUpdatedRows) return
    const lane = Number.parseInt(id.slice(-1), 16) % LANES
    await enqueue(tx, 'file.check', { fileId: id }, { queue: `files-${lane}` })
  })
}
