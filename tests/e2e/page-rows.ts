import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'

/** The specification's own table, not our copy of it. */
const TABLE = new URL('../../packages/contract/spec/pages.tsv', import.meta.url)

export type Row = {
  path: string
  visitor: 'yes' | 'no' | 'entry'
  tabBar: boolean
  support: boolean
}

const rows: Row[] = readFileSync(TABLE, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('/'))
  .map((line) => {
    const [path = '', visitor = '', tabBar, support] = line.split('\t')
    return { path, visitor: visitor as Row['visitor'], tabBar: tabBar === 'shown', support: support === 'shown' }
  })

export const rowsOf = (site: 'pc' | 'mobile') => rows.filter(({ path }) => path.startsWith(`/${site}/`))

/** Of the demo corpus: questions begin at 2001, FAQs at 1001. */
const idOn = (path: string) => (path.includes('/question/') ? '2001' : '1001')
export const addressOf = ({ path }: Pick<Row, 'path'>) => `/kms${path.replace('{id}', idOn(path))}`

/** Details of nothing in particular are the library (specification: the page exists, what it shows is not said). */
const LEADS_ON: Record<string, string> = { '/pc/detail': '/pc/detail/faq', '/mobile/detail': '/mobile/detail/faq' }

/** Where the reader must end, as a row of the table. */
export function landing(row: Row, reader: 'visitor' | 'member'): Row {
  const site = row.path.startsWith('/pc') ? 'pc' : 'mobile'
  const path = row.visitor === 'no' && reader === 'visitor' ? `/${site}/home` : (LEADS_ON[row.path] ?? row.path)
  return rows.find((other) => other.path === path) ?? row
}

export async function expectLanding(page: Page, row: Row) {
  await expect(page).toHaveURL((url) => url.pathname === addressOf(row))
  await expect(page.locator('#content')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
}
