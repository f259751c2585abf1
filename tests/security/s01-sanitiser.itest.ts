import { sanitiseHtml } from '@kms/api/kernel/sanitise-html'
import type { Browser, Page } from '@playwright/test'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hookExecutions, openBrowser, type Executions } from './browser.ts'
import { chunksOf, xssPayloads } from './xss-payloads.ts'

/** What is left of an attack when the sanitiser is done, without the content policy that would stop it on our pages. */
describe('what the sanitiser lets through', () => {
  let browser: Browser
  let page: Page
  let executions: Executions
  beforeAll(async () => {
    browser = await openBrowser()
    const context = await browser.newContext()
    await context.route('**/*', (route) => route.abort())
    executions = await hookExecutions(context)
    page = await context.newPage()
  })
  afterAll(() => browser.close())

  /** Put into a page as our pages do it, and read as a document of its own; answers what should not be there. */
  const show = (htmls: readonly string[]) =>
    page.evaluate(async (each) => {
      const isBad = ({ name, value }: Attr) => {
        if (name !== 'href' && name !== 'src') return /^on|^style$|^id$|^name$/.test(name)
        return !/^(https?|mailto|tel|file):$/.test(new URL(value, 'https://own.example').protocol)
      }
      const html = each.map((one) => `<div>${one}</div>`).join('')
      const box = document.createElement('div')
      box.innerHTML = html
      const frame = document.createElement('iframe')
      document.body.append(box, frame)
      frame.contentDocument?.write(`<body>${html}`)
      // Errors of pictures are told a little later.
      await new Promise((resolve) => setTimeout(resolve, 100))
      const found = [box, frame.contentDocument?.body ?? box].flatMap((root) =>
        [...root.querySelectorAll('*')]
          .filter((element) => [...element.attributes].some(isBad))
          .map((element) => element.outerHTML),
      )
      document.body.replaceChildren()
      return found
    }, htmls)

  it('does nothing in a browser', async () => {
    await page.setContent('<body></body>')
    // The hook itself works.
    await page.evaluate(() => ((document.body.innerHTML = '<img src=x onerror=alert(1)>'), undefined))
    await expect.poll(() => executions.splice(0).length).toBe(1)
    for (const some of chunksOf(100, xssPayloads)) expect(await show(some.map(sanitiseHtml))).toEqual([])
    expect(executions).toEqual([])
  })
})

describe('sanitising again changes nothing', () => {
  it(`for ${xssPayloads.length} attacks`, () => {
    for (const payload of xssPayloads) {
      const once = sanitiseHtml(payload)
      expect(sanitiseHtml(once)).toBe(once)
    }
  })

  it('for whatever can be put together from them', () => {
    const piece = fc.oneof(
      fc.constantFrom(...xssPayloads),
      fc.constantFrom(...xssPayloads).chain((payload) => fc.nat(payload.length).map((end) => payload.slice(0, end))),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<table>',
        '<td>',
        '<pre><code class="language-c">',
        '</code>',
        '<a href="',
        '">',
        '&',
        '\u0000',
      ),
      fc.string({ unit: 'binary', maxLength: 12 }),
    )
    const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
    const settled = (html: string) => {
      const once = sanitiseHtml(html)
      return sanitiseHtml(once) === once
    }
    const { counterexample } = fc.check(fc.property(text, settled), { numRuns: 1_000 })
    expect(counterexample).toBeNull()
  })
})
