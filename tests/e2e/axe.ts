import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

type Options = {
  /** axe's own advice too, not only what WCAG asks for. */
  everyRule?: boolean
}

/** What axe finds wrong with the page, one line each. */
export async function axeFindings(page: Page, { everyRule = false }: Options = {}): Promise<string[]> {
  const builder = new AxeBuilder({ page })
  const { violations } = await (everyRule ? builder : builder.withTags(WCAG)).analyze()
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)
}
