import pg from 'pg'
import { expect, type Page } from '@playwright/test'

const DATABASE_URL = process.env['DATABASE_URL'] ?? 'postgres://kms:kms@127.0.0.1:15432/kms'

type Message = { type: 'FAQ' | 'QUESTION' | 'SYSTEM'; refId: string | null; read?: boolean }

/** What a journey changes belongs to somebody who exists for that journey alone. */
export async function newMember(messages: readonly Message[] = [], roles: string[] = ['customer']): Promise<string> {
  const client = new pg.Client(DATABASE_URL)
  await client.connect()
  try {
    const user = await client.query<{ id: string }>(
      `insert into app_user (nickname, roles) values ('配电小匠', $1) returning id::text`,
      [roles],
    )
    const id = user.rows[0]?.id ?? ''
    await client.query(
      `insert into message (user_id, kind, type, ref_id, title, content, cause, created_at, read_at)
       select $1, 'notice', m.type, m.ref, '第 ' || n || ' 条消息', '正文 ' || n, 'e2e:' || n, '2026-11-14T02:00:00Z',
              case when m.read then now() end
       from unnest($2::text[], $3::bigint[], $4::boolean[]) with ordinality m (type, ref, read, n)`,
      [
        id,
        messages.map(({ type }) => type),
        messages.map(({ refId }) => refId),
        messages.map(({ read }) => read === true),
      ],
    )
    return id
  } finally {
    await client.end()
  }
}

/** The account signs in as if for the first time. */
export async function asNewcomer(accountId: number) {
  const client = new pg.Client(DATABASE_URL)
  await client.connect()
  try {
    for (const table of ['user_section', 'user_tag'])
      await client.query(`delete from ${table} where user_id = $1`, [accountId])
    await client.query('update app_user set first_choice_at = null where id = $1', [accountId])
  } finally {
    await client.end()
  }
}

/** The header of a member asks for the number of messages as soon as it works. */
export async function openAsMember(page: Page, id: string, path: string) {
  await signInAsMember(page, id)
  const [counted] = await Promise.all([page.waitForResponse(/getCurrentUnReadMessage/), page.goto(`/kms/pc/${path}`)])
  expect(counted.status()).toBe(200)
}

/** Signs the browser in past the provider and without a page. */
export async function signInAsMember(page: Page, id: string) {
  const answer = await page.context().request.get(`/kms/api/f/fake/login/${id}`)
  expect(answer.status()).toBe(200)
}
