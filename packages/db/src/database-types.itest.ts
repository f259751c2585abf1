import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createTestDatabase } from '@kms/testing'
import { expect, it } from 'vitest'

it('has committed the types of the migrated database', async () => {
  const database = await createTestDatabase(process.env['DATABASE_URL'] ?? '')
  try {
    const cli = fileURLToPath(new URL('./generate-types.cli.ts', import.meta.url))
    const run = spawnSync(process.execPath, [cli, '--check'], {
      env: { ...process.env, DATABASE_URL: database.url },
      encoding: 'utf8',
    })
    expect(run.status, `stale: run \`make generate\`\n${run.stdout}${run.stderr}`).toBe(0)
  } finally {
    await database.drop()
  }
})
