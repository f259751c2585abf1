import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Population } from './request-files.ts'
import { settings } from './settings.ts'

const run = promisify(execFile)

export type BenchDatabase = Population & {
  url: string
  /** What it was made by: the same for as long as schema and seed are. */
  made: string
  query: pg.Client['query']
  close(): Promise<void>
}

const shortName = (rows: number) => (rows % 1_000_000 === 0 ? `${rows / 1_000_000}m` : `${rows / 1000}k`)
const urlOf = (name: string) => Object.assign(new URL(settings.databaseUrl), { pathname: `/${name}` }).href

/** A database with that many FAQs and as many questions, kept between runs for as long as what makes it stays the same. */
export async function openBenchDatabase(rows: number): Promise<BenchDatabase> {
  // Named after the database of the checkout: two of them on one machine don't meet.
  const name = `${new URL(settings.databaseUrl).pathname.slice(1)}_bench_${shortName(rows)}`
  const made = `${rows} of each, ${recipeHash()}`
  const admin = await connect(urlOf('postgres'))
  const { rows: found } = await admin.query<{ made: string | null }>(
    `select shobj_description(oid, 'pg_database') as made from pg_database where datname = $1`,
    [name],
  )
  if (settings.reseed || found[0]?.made !== made) {
    console.log(`bench: seeding ${name}`)
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.query(`create database ${name}`)
    await seed(urlOf(name), rows)
    // Set last: a seed that broke off is not taken for a good one.
    await admin.query(`comment on database ${name} is '${made}'`)
  }
  await admin.end()

  const client = await connect(urlOf(name))
  return {
    name,
    url: urlOf(name),
    made,
    ids: {
      FAQ: await columnOf(client, `select id from faq where status = 'published' order by view_count desc, id`),
      question: await columnOf(
        client,
        `select id from question where status = 'published' and question_type = 0 order by view_count desc, id`,
      ),
    },
    sectionIds: await columnOf(client, `select section_id from faq_section group by 1 order by count(*) desc, 1`),
    query: client.query.bind(client) as pg.Client['query'],
    close: () => client.end(),
  }
}

async function seed(url: string, rows: number) {
  const env = { ...process.env, NODE_ENV: 'development', DATABASE_URL: url, SEARCH_PREFIX: 'kms-bench' }
  await run(process.execPath, ['packages/db/src/migrate.cli.ts'], { env })
  await run(process.execPath, ['seeds/load.ts', '--no-index', String(rows)], { env, maxBuffer: 64 * 2 ** 20 })
  await run(process.execPath, ['seeds/load-questions.ts', String(rows)], { env })
  const client = await connect(url)
  // Nothing of the load is left to be written back while measuring.
  await client.query('checkpoint')
  await client.end()
}

async function connect(url: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'bench' })
  await client.connect()
  return client
}

async function columnOf(client: pg.Client, text: string): Promise<string[]> {
  const { rows } = await client.query<[string]>({ text, rowMode: 'array' })
  return rows.map(([value]) => value)
}

/** Changes with the schema and with the seed. */
function recipeHash() {
  const hash = createHash('sha256')
  for (const file of globSync(['packages/db/migrations/*.sql', 'seeds/*.ts', 'seeds/load/**/*.ts']).sort())
    hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}
