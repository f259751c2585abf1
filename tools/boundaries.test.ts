import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'

const project = fileURLToPath(new URL('..', import.meta.url))
const config = join(project, '.dependency-cruiser.mjs')

interface Report {
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] }
}

/** Runs the very command of `make check` and reads its verdict. */
function cruise(cwd: string, directories: string[]): Report['summary'] {
  const bin = join(project, 'node_modules/.bin/depcruise')
  const run = spawnSync(bin, ['--config', config, '--output-type', 'json', ...directories], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (run.stdout === '') throw new Error(run.stderr)
  return (JSON.parse(run.stdout) as Report).summary
}

const REGISTRY = ['zod', 'react', 'antd', 'antd-mobile', '@tanstack/react-query', 'pg']
const WORKSPACE = ['contract', 'api-client', 'ui', 'features', 'db', 'testing']

/** A small tree in the shape of ours, correct but for the planted file. */
function cruiseTreeWith(files: Record<string, string>): Report['summary'] {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'))
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  try {
    for (const name of REGISTRY) {
      write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }))
      write(`node_modules/${name}/index.js`, 'export const z = 1')
    }
    mkdirSync(join(root, 'node_modules/@kms'), { recursive: true })
    for (const name of WORKSPACE) {
      write(
        `packages/${name}/package.json`,
        JSON.stringify({ name: `@kms/${name}`, exports: { '.': './src/index.ts' } }),
      )
      symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@kms', name))
    }
    write('packages/contract/src/index.ts', `import { z } from 'zod'\nexport const Faq = z\nexport type Faq = number\n`)
    write(
      'packages/api-client/src/index.ts',
      `import type { Faq } from '@kms/contract'\nexport const read = (faq: Faq) => faq\n`,
    )
    write('packages/features/src/index.ts', `import { read } from '@kms/api-client'\nexport const useFaq = read\n`)
    write('packages/ui/src/index.ts', `import { z } from 'react'\nexport const Button = z\n`)
    write('packages/db/src/index.ts', `import { z } from 'pg'\nexport const db = z\n`)
    write('packages/testing/src/index.ts', `export const world = 1\n`)
    write('apps/api/src/kernel/actor.ts', `export const visitor = 1\n`)
    write(
      'apps/api/src/policies/faq.policy.ts',
      `import { visitor } from '../kernel/actor.ts'\nexport const mayRead = visitor\n`,
    )
    write('apps/api/src/modules/tags/index.ts', `export { tags } from './tags.query.ts'\n`)
    write('apps/api/src/modules/tags/tags.query.ts', `export const tags = 1\n`)
    write('apps/api/src/modules/faq/faq.query.ts', `import { tags } from '../tags/index.ts'\nexport const faq = tags\n`)
    write('apps/web/app/pc/faq.page.tsx', `import { useFaq } from '@kms/features'\nexport const page = useFaq\n`)
    write('apps/web/app/mobile/faq.page.tsx', `import { useFaq } from '@kms/features'\nexport const page = useFaq\n`)
    write('apps/admin/src/faq.page.tsx', `import { z } from 'antd'\nexport const page = z\n`)
    for (const [path, text] of Object.entries(files)) write(path, text)
    return cruise(root, ['apps', 'packages'])
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/** Each file breaks exactly the rule it stands beside. */
const OFFENCES = [
  ['contract-needs-only-zod', 'packages/contract/src/a.ts', `import { z } from 'pg'\nexport const x = z`],
  ['api-client-needs-only-contract', 'packages/api-client/src/b.ts', `import { z } from 'react'\nexport const x = z`],
  ['features-stay-headless', 'packages/features/src/c.ts', `import { Button } from '@kms/ui'\nexport const x = Button`],
  ['ui-needs-only-react', 'packages/ui/src/d.ts', `import { z } from 'pg'\nexport const x = z`],
  [
    'browser-takes-contract-types-only',
    'packages/api-client/src/e.ts',
    `import { Faq } from '@kms/contract'\nexport const x = Faq`,
  ],
  [
    'browser-takes-contract-types-only',
    'apps/web/app/pc/f.tsx',
    `import { Faq } from '@kms/contract'\nexport const x = Faq`,
  ],
  ['no-zod-in-the-browser', 'apps/web/app/shell/g.ts', `import { z } from 'zod'\nexport const x = z`],
  [
    'pc-and-mobile-apart',
    'apps/web/app/pc/h.tsx',
    `import { page } from '../mobile/faq.page.tsx'\nexport const x = page`,
  ],
  [
    'mobile-and-pc-apart',
    'apps/web/app/mobile/i.tsx',
    `import { page } from '../pc/faq.page.tsx'\nexport const x = page`,
  ],
  ['policies-are-pure', 'apps/api/src/policies/j.policy.ts', `import { db } from '@kms/db'\nexport const x = db`],
  [
    'modules-meet-at-the-index',
    'apps/api/src/modules/faq/k.ts',
    `import { tags } from '../tags/tags.query.ts'\nexport const x = tags`,
  ],
  [
    'console-libraries-in-the-console',
    'apps/web/app/pc/l.tsx',
    `import { z } from '@tanstack/react-query'\nexport const x = z`,
  ],
  ['console-libraries-in-the-console', 'apps/web/app/pc/m.tsx', `export const x = () => import('antd')`],
  ['mobile-kit-in-its-package', 'apps/web/app/mobile/n.tsx', `import { z } from 'antd-mobile'\nexport const x = z`],
  [
    'apps-apart',
    'apps/web/server/o.ts',
    `import { faq } from '../../api/src/modules/faq/faq.query.ts'\nexport const x = faq`,
  ],
  [
    'packages-below-apps',
    'packages/db/src/p.ts',
    `import { visitor } from '../../../apps/api/src/kernel/actor.ts'\nexport const x = visitor`,
  ],
  ['no-test-code-in-production', 'apps/api/src/q.ts', `import { world } from '@kms/testing'\nexport const x = world`],
  ['no-cycles', 'apps/api/src/r.ts', `import { s } from './s.ts'\nexport const r = s`],
  ['every-import-is-found', 'apps/api/src/t.ts', `import { gone } from './gone.ts'\nexport const x = gone`],
] as const

describe('the direction of imports', () => {
  it('accepts a tree that keeps it', () => {
    const summary = cruiseTreeWith({})
    expect(summary.violations).toEqual([])
    expect(summary.totalCruised).toBeGreaterThan(15)
  }, 30_000)

  it('refuses each planted offence, by the rule it breaks and no other', () => {
    const planted = Object.fromEntries(OFFENCES.map(([, path, text]) => [path, text]))
    const otherHalfOfTheCycle = { 'apps/api/src/s.ts': `import { r } from './r.ts'\nexport const s = r` }
    const { violations } = cruiseTreeWith({ ...planted, ...otherHalfOfTheCycle })
    const found = violations.map(({ rule, from }) => `${rule.name}: ${from}`).toSorted()
    expect(found).toEqual(OFFENCES.map(([rule, path]) => `${rule}: ${path}`).toSorted())
  }, 30_000)

  it('has an offence planted against every rule', async () => {
    const { default: rules } = (await import(pathToFileURL(config).href)) as {
      default: { forbidden: { name: string }[] }
    }
    expect(rules.forbidden.map(({ name }) => name).toSorted()).toEqual(
      [...new Set(OFFENCES.map(([rule]) => rule))].toSorted(),
    )
  })

  it('holds in this repository, all of it seen', () => {
    const summary = cruise(project, ['apps', 'packages', 'seeds', 'tests'])
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([])
    // Without a TypeScript it understands the tool sees nothing and is content.
    expect(summary.totalCruised).toBeGreaterThan(50)
  }, 60_000)
})
