import { defineConfig } from 'vitest/config'

const NEVER = ['**/node_modules/**', '**/build/**', '**/dist/**', '.engines/**', '.run/**']
const SYSTEM_TESTS = ['tests/faults/**', 'tests/security/**', 'tests/e2e/**', 'tests/load/**']

/** Tests against real engines: each file has a database of its own, so two may run side by side on a machine of two cores. */
const onEngines = { pool: 'forks', maxWorkers: 2, testTimeout: 30_000, hookTimeout: 60_000 } as const
/** Drills stop engines under everybody's feet: one file at a time. */
const alone = {
  ...onEngines,
  maxWorkers: 1,
  fileParallelism: false,
  testTimeout: 180_000,
  hookTimeout: 180_000,
} as const

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['**/*.test.{ts,tsx}'], exclude: [...NEVER, ...SYSTEM_TESTS] } },
      { test: { name: 'integration', include: ['**/*.itest.ts'], exclude: [...NEVER, ...SYSTEM_TESTS], ...onEngines } },
      { test: { name: 'faults', include: ['tests/faults/**/*.{test,itest}.ts'], exclude: NEVER, ...alone } },
      { test: { name: 'security', include: ['tests/security/**/*.{test,itest}.ts'], exclude: NEVER, ...alone } },
    ],
  },
})
