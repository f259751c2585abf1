import { messageSettings } from '@kms/contract'
import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import type { Mailbox } from '../../policies/message.policy.ts'

type Setting = messageSettings.MessageSetting
type Row = { wechat: boolean; email: boolean; changed: Setting[] }

/** One statement: what was set, over what everybody starts with. */
export async function readSettings({ db }: Pick<Deps, 'db'>, { ownerId }: Mailbox) {
  const { rows } = await sql<Row>`
    select exists (select 1 from user_identity where user_id = ${ownerId} and provider = 'wechat') as wechat,
      exists (select 1 from user_contact where user_id = ${ownerId} and unsubscribed_at is null) as email,
      (select coalesce(jsonb_agg(to_jsonb(s) - 'user_id'), '[]') from message_switch s where s.user_id = ${ownerId}) as changed`.execute(
    db,
  )
  const { wechat = false, email = false, changed = [] } = rows[0] ?? {}
  return { settings: withDefaults(changed), reachable: { wechat, email } } satisfies messageSettings.MessageSettings
}

function withDefaults(changed: readonly Setting[]): Setting[] {
  const own = new Map(changed.map((setting) => [setting.kind, setting]))
  return messageSettings.MESSAGE_KINDS.map(
    (kind) => own.get(kind) ?? { kind, ...messageSettings.DEFAULT_SWITCHES[kind] },
  )
}

/** Kinds that are not named stay as they are; of a kind named twice the last counts. */
export async function saveSettings(deps: Deps, mailbox: Mailbox, settings: readonly Setting[]) {
  const rows = [...new Map(settings.map((setting) => [setting.kind, setting])).values()]
  await deps.db
    .insertInto('message_switch')
    .values(rows.map((setting) => ({ ...setting, user_id: mailbox.ownerId })))
    .onConflict((oc) =>
      oc.columns(['user_id', 'kind']).doUpdateSet((eb) => ({
        site: eb.ref('excluded.site'),
        wechat: eb.ref('excluded.wechat'),
        email: eb.ref('excluded.email'),
      })),
    )
    .execute()
  return readSettings(deps, mailbox)
}
