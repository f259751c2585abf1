import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { pageTable } from '@kms/features/pages/page-table'
import { expect, it } from 'vitest'
import routes from './routes.ts'

const flat = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])])
const pages = flat((await routes) as RouteConfigEntry[]).filter(({ path }) => path !== undefined)

it('registers every page of the table under its name and path', () => {
  for (const { name, path } of pageTable) {
    const found = pages.find(({ id }) => id === name)
    expect(`/${found?.path}`.replace(/\?$/, ''), name).toBe(path.replace('{id}', ':id'))
  }
})

// Guards run on the server: a page without a loader would be reached by a client navigation without passing them.
it.each([...new Set(pages.map(({ file }) => file))])('%s has a loader', (file) => {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  expect(text).toMatch(/export (?:const|function|async function) loader\b|export \{[^}]*\bloader\b/)
})
