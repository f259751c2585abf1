import { sections } from '@kms/contract'
import { createWorld } from '@kms/testing'
import { expect, it } from 'vitest'

/** Keeps the event loop busy, as too many requests would. */
const block = (ms: number) => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

it('turns requests away with 503 while the process is behind, answers health, and recovers', async () => {
  const world = await createWorld({ env: { SHED_DELAY_MS: '50' } })
  const status = async () => (await world.call(sections.listSections, {})).status
  expect(await status()).toBe(200)

  let shed
  for (let i = 0; i < 20 && !shed; i++) {
    block(300)
    // The delay is measured by a timer: let it notice.
    await new Promise((resolve) => setImmediate(resolve))
    const answer = await world.call(sections.listSections, {})
    if (answer.status === 503) shed = answer
  }
  expect([shed?.error, shed?.headers['retry-after']]).toEqual(['system.busy', '1'])
  expect((await world.app.inject('/healthz')).statusCode).toBe(200)

  await expect.poll(status, { timeout: 10_000 }).toBe(200)
  await world.close()
})
