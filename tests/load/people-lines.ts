import { cpu, statements, throughput } from './api-lines.ts'
import type { BenchDatabase } from './bench-database.ts'
import { forgetMembers, signInMembers } from './bench-members.ts'
import { recordFromCache } from './record-answers.ts'
import { recordStatements } from './record-statements.ts'
import type { Line } from './report.ts'
import { writeRequests, type ApiRequest } from './request-files.ts'
import { runRounds } from './rounds.ts'
import { startApi, startBare, startReplay } from './servers.ts'

const MESSAGES_EACH = 40
const FOLLOWED_EACH = 30

/** The followed feed, and what members see of themselves and of each other: against the same statements without the product. */
export async function peopleLines(database: BenchDatabase): Promise<Line[]> {
  const { file, members, ids } = await signInMembers(database)
  try {
    const authors = await giveThemALife(database, ids)
    const calls = callsOf(authors)
    const everything = Object.values(calls).flatMap(({ requests }) => requests)
    const replay = await startReplay(database, await recordStatements(database, everything, members[0]!))
    const api = await startApi(database, 'uncached')
    const lines: Line[] = []
    for (const [name, { requests, atMost }] of Object.entries(calls)) {
      const sent = await writeRequests(`${database.name}-${name.replaceAll(' ', '-')}`, requests)
      const rounds = await runRounds({
        ours: {
          server: api,
          requests: sent,
          authors: file,
          database: { connection: database, application: 'kms-api' },
          counted: api,
        },
        reference: {
          server: replay,
          requests: sent,
          authors: file,
          database: { connection: database, application: 'reference' },
        },
      })
      lines.push(
        throughput(`${name}, no cache: requests/s`, rounds, 0.6),
        cpu(`${name}, no cache: CPU ms, server + database`, rounds),
        statements(`${name}, no cache: SQL statements`, rounds, atMost),
      )
    }
    await Promise.all([api.stop(), replay.stop()])
    return lines
  } finally {
    await forgetMembers(database, ids)
  }
}

const get = (url: string): ApiRequest => ({ method: 'GET', url })
const feed = (name: string): ApiRequest => ({
  method: 'POST',
  url: '/api/f/question/v2/searchByCondition',
  body: JSON.stringify({ feed: name }),
})

type Calls = Record<string, { requests: ApiRequest[]; atMost: number }>

const callsOf = (authors: readonly string[]): Calls => ({
  'home, followed feed': { requests: [feed('followed')], atMost: 2 },
  'message list': { requests: [get('/api/f/messageRecord/getCurrentAllMessage')], atMost: 3 },
  profile: { requests: authors.map((id) => get(`/api/f/mine/otherUserInfo/${id}`)), atMost: 3 },
  'dynamics of those followed': { requests: [get('/api/f/userRelated/queryUserDynamicsList')], atMost: 3 },
  'dynamics of one person': {
    requests: authors.map((id) => get(`/api/f/userRelated/queryOtherDynamicsList/${id}`)),
    atMost: 3,
  },
})

/** What every visitor is shown alike, from the cache. */
export async function sharedLines(database: BenchDatabase): Promise<Line[]> {
  const shared = {
    'home board': get('/api/f/banner/queryBannerList/pc'),
    'home, recommended feed': feed('recommended'),
    ranking: get('/api/f/userRelated/queryUserByHot'),
  }
  const api = await startApi(database, 'cached')
  const requests = Object.values(shared)
  const bare = await startBare(await recordFromCache(api, { origin: api.origin, requests }))
  const lines: Line[] = []
  for (const [name, request] of Object.entries(shared)) {
    const sent = await writeRequests(`${database.name}-${name.replaceAll(' ', '-')}`, [request])
    const rounds = await runRounds({
      ours: { server: api, requests: sent, counted: api },
      reference: { server: bare, requests: sent },
    })
    lines.push(
      throughput(`${name} from cache: requests/s (bare Fastify)`, rounds, 0.5),
      statements(`${name} from cache: SQL statements`, rounds, 0),
    )
  }
  await Promise.all([api.stop(), bare.stop()])
  return lines
}

/** Messages, people they follow and a section; and what those people did, as the jobs of the product would have noted it. */
async function giveThemALife({ query }: BenchDatabase, ids: readonly string[]): Promise<string[]> {
  const { rows } = await query<{ id: string }>(
    `select author_id::text as id from question where status = 'published' group by 1 order by count(*) desc, 1 limit $1`,
    [FOLLOWED_EACH],
  )
  const authors = rows.map(({ id }) => id)
  await query(
    `insert into user_focus (follower_id, followee_id)
     select m, a from unnest($1::bigint[]) m cross join unnest($2::bigint[]) a`,
    [ids, authors],
  )
  await query(
    `insert into user_section (user_id, section_id) select m, (select min(section_id) from question_section) from unnest($1::bigint[]) m`,
    [ids],
  )
  await query(
    `insert into message (user_id, kind, type, title, content, cause)
     select m, 'notice', 'SYSTEM', '第 ' || n || ' 条消息', '正文 ' || n, 'bench:' || n
     from unnest($1::bigint[]) m cross join generate_series(1, ${MESSAGES_EACH}) n`,
    [ids],
  )
  await query(
    `insert into dynamic (author_id, kind, is_reply, target_id, question_id, at)
     select author_id, case question_type when 0 then 'question' else 'topic' end, false, id, id, published_at
     from question where status = 'published' and author_id = any($1::bigint[]) on conflict do nothing`,
    [authors],
  )
  await query('analyze user_focus, user_section, message, dynamic')
  return authors
}
