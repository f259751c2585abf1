import { expect, type BrowserContext, type Page } from '@playwright/test'

/** The worker that the page registers when it is at rest is there, and so is the code that keeps what can't be sent. */
export async function readyForOffline(page: Page) {
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/kms/')
    return registration?.active?.state === 'activated'
  })
  await expect(page.locator('.outbox-strip')).toBeAttached()
  await page.waitForLoadState('networkidle')
}

/** As a crash of the tab: nothing of it runs any more, not even what belongs to leaving. */
export async function killTab(page: Page) {
  const crashed = page.waitForEvent('crash')
  const devtools = await page.context().newCDPSession(page)
  void devtools.send('Page.crash').catch(() => undefined)
  await crashed
}

/** What the browser does when the network is back, with no page of ours open. */
export async function wakeWorker(context: BrowserContext, origin: string) {
  const page = await context.newPage()
  // A picture: nothing of the site's own code runs here.
  await page.goto(`${origin}/kms/favicon.svg`)
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.endsWith('/kms/'))
      if (ours) resolve(ours.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: 'kms-outbox',
    lastChance: false,
  })
  return page
}

/** The device has the post and the wish to publish it. */
export const keptForSending = (page: Page) =>
  page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('kms-drafts')
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll()
          all.addEventListener('success', () => {
            const entries = all.result as { draft: { wantsPublish: boolean } }[]
            resolve(entries.some(({ draft }) => draft.wantsPublish))
            opening.result.close()
          })
        })
      }),
  )
