/** `make bench`: every line of the table, in one run. See run.sh for the settings. */
import { apiLines } from './api-lines.ts'
import { openBenchDatabase, type BenchDatabase } from './bench-database.ts'
import { browserLines } from './browser-lines.ts'
import { growthLines } from './growth-lines.ts'
import { htmlLines } from './html-lines.ts'
import { memoryLines } from './memory-lines.ts'
import { publishLines } from './publish-lines.ts'
import { peopleLines, sharedLines } from './people-lines.ts'
import { searchLines } from './search-lines.ts'
import { isShort, writeReport, type Line } from './report.ts'
import { writeRequestFiles } from './request-files.ts'
import { PARTS, settings, type Part } from './settings.ts'
import { streamLines } from './stream-lines.ts'
import { tableSizes } from './table-sizes.ts'

const lines: Line[] = []

async function part(name: Part, measureLines: () => Promise<Line[]>) {
  if (!settings.wants(name)) return
  const began = performance.now()
  lines.push(...(await measureLines()))
  console.log(`bench: ${name} measured in ${((performance.now() - began) / 1000).toFixed(0)} s`)
}

/** On a database of that size, which may be the one that everything else is measured on. */
async function withDatabase<T>(rows: number, work: (on: BenchDatabase) => Promise<T>): Promise<T> {
  if (rows === settings.rows) return work(database)
  const other = await openBenchDatabase(rows)
  try {
    return await work(other)
  } finally {
    await other.close()
  }
}

const database = await openBenchDatabase(settings.rows)
const files = await writeRequestFiles(database)
try {
  await part('api', () => apiLines(database, files))
  await part('html', () => htmlLines(database, files))
  await part('growth', () => withDatabase(settings.growth.to, growthLines))
  await part('memory', () => memoryLines(database, files))
  await part('browser', () => browserLines(database))
  await part('publish', () => publishLines(database))
  await part('streams', streamLines)
  await part('people', () => peopleLines(database))
  await part('people', () => sharedLines(database))
  await part('search', () => withDatabase(settings.searchRows, searchLines))
} finally {
  // What was measured before something broke is still worth seeing.
  await writeReport(lines, [
    `${settings.rows} FAQs, ${settings.rows} questions with 4 answers each, ${settings.clients} clients, ${settings.rounds} rounds of ${settings.seconds} s, median of the rounds' ratios.`,
    ...(settings.wants('growth') && settings.growth.to < 1_000_000
      ? ['Growth was not taken to 1 000 000 of each in this run: BENCH_GROWTH=1 does.']
      : []),
    ...PARTS.filter((part) => !settings.wants(part)).map((part) => `Not measured in this run: ${part}.`),
    '',
    ...(await tableSizes(database)),
  ])
  await database.close()
}
process.exit(settings.strict && lines.some(isShort) ? 1 : 0)
