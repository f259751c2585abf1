import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** The dark document is the light one in other colours: only what depends on these is looked at again. */
const COLOURS = ['color-contrast', 'link-in-text-block']

type Options = {
  /** What the message calls it when several things of a journey are looked at. */
  what?: string
  /** `wcag`: the levels that the law asks for. `serious`: every rule, of which lesser findings are let pass. */
  by?: 'all' | 'wcag' | 'serious'
}

/** Looks at every element of the page as it stands, in both themes. */
export async function expectAccessible(page: Page, { what = '', by = 'all' }: Options = {}) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Set by hand: not every page is listening to the browser's choice by now.
    await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), colorScheme)
    const axe = new AxeBuilder({ page })
    if (colorScheme === 'dark') axe.withRules(COLOURS)
    else if (by === 'wcag') axe.withTags(WCAG)
    const { violations } = await axe.analyze()
    const counted = violations.filter(({ impact }) => by !== 'serious' || impact === 'serious' || impact === 'critical')
    expect(
      counted.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`),
      `${what} ${colorScheme}`,
    ).toEqual([])
  }
  // The next page begins as this one did.
  await page.emulateMedia({ colorScheme: 'light' })
}
