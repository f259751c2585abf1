import { chromium, type Browser, type BrowserContext } from '@playwright/test'

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })

/** What ran that should not have, or was stopped by the content policy only. */
export type Executions = string[]

/** Every call of `alert` and its like, every script error and every breach of the content policy, on all pages of a context. */
export async function hookExecutions(context: BrowserContext): Promise<Executions> {
  const seen: Executions = []
  await context.exposeBinding('reportExecution', ({ page }, what: string) => void seen.push(`${what} on ${page.url()}`))
  await context.addInitScript(() => {
    const report = (window as unknown as { reportExecution(what: string): void }).reportExecution
    const called = (name: string) => () => void report(name)
    Object.assign(window, { alert: called('alert'), confirm: called('confirm'), prompt: called('prompt') })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      report(`policy ${violatedDirective} ${blockedURI} ${sourceFile}`),
    )
  })
  context.on('weberror', (error) => seen.push(`error ${error.error().message} on ${error.page()?.url()}`))
  context.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  return seen
}
