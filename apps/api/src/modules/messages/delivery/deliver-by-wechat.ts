import { sql } from 'kysely'
import { AppError } from '../../../kernel/app-error.ts'
import type { Deps } from '../../../kernel/deps.ts'
import { enqueue } from '../../../kernel/jobs.ts'
import { addressOf, type Delivery } from './delivery-row.ts'
import { quietSeconds } from './quiet-hours.ts'

const AT_ONCE = 50
/** News of yesterday is no news on a phone. */
const STALE_HOURS = 24
/** WeChat cuts a `thing` of a template at this. */
const THING_LENGTH = 20

type Row = Delivery & { open_id: string | null; is_stale: boolean; created_at: Date }

/** Sends what waits as template messages. By night it waits for the morning; what WeChat can't take now is tried again by the job. */
export async function deliverByWeChat(deps: Deps, now = new Date()): Promise<void> {
  const wait = quietSeconds(now)
  if (wait > 0) return goOn(deps, wait)
  // Taken before it is sent: a process that dies in between loses one message rather than sending it twice.
  const { rows } = await sql<Row>`
    update message_delivery d set sent_at = now()
    from (select id from message_delivery where channel = 'wechat' and sent_at is null order by id
          limit ${AT_ONCE} for update skip locked) next
    where d.id = next.id
    returning d.id, d.type, d.ref_id, d.answer_id, d.comment_id, d.title, d.content, d.created_at,
      d.created_at < now() - make_interval(hours => ${STALE_HOURS}) as is_stale,
      (select subject from user_identity i where i.user_id = d.user_id and i.provider = 'wechat'
       order by i.created_at desc limit 1) as open_id`.execute(deps.db)
  for (const [index, row] of rows.entries()) {
    try {
      await send(deps, row)
    } catch (error) {
      await putBack(deps, rows.slice(index))
      throw error
    }
  }
  if (rows.length === AT_ONCE) await goOn(deps, 0)
}

async function send({ wechat, config }: Deps, row: Row) {
  if (!row.open_id || row.is_stale || config.WECHAT_TEMPLATE_ID === '') return
  const message = {
    touser: row.open_id,
    template_id: config.WECHAT_TEMPLATE_ID,
    url: addressOf(config, row),
    data: {
      thing1: { value: row.title.slice(0, THING_LENGTH) },
      thing2: { value: row.content.slice(0, THING_LENGTH) || row.title.slice(0, THING_LENGTH) },
      time3: { value: row.created_at.toLocaleString('zh-CN', { timeZone: 'Asia/Shanghai' }) },
    },
  }
  await wechat.sendTemplate(message).catch((error: unknown) => {
    // Who does not follow the account can't be reached, now or later.
    if (!(error instanceof AppError && error.error === 'wechat.cannot_receive')) throw error
  })
}

async function putBack({ db }: Deps, rows: readonly Row[]) {
  await sql`update message_delivery set sent_at = null where id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(
    db,
  )
}

const goOn = ({ db }: Deps, delaySeconds: number) =>
  db.transaction().execute((tx) => enqueue(tx, 'message.wechat', {}, { key: 'message.wechat', delaySeconds }))
