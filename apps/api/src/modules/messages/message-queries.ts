import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** The bell says 99+ at most; counting stops here, however many a member has. */
export const COUNT_LIMIT = 1000

/** The three lists. Each condition is the one of an index: message_pkey, message_read, message_unread. */
export const WHICH = {
  all: sql<SqlBool>`true`,
  read: sql<SqlBool>`read_at is not null`,
  unread: sql<SqlBool>`read_at is null`,
}
export type Which = keyof typeof WHICH

/** A number for a select list: how many there are, as far as anybody asks. */
export const cappedCount = (ownerId: string | RawBuilder<unknown>, which: Which, but = sql``) => sql<number>`(
  select count(*)::int from (
    select 1 from message where user_id = ${ownerId} and ${WHICH[which]} ${but} limit ${sql.lit(COUNT_LIMIT)}
  ) few)`
