import { readFileSync } from 'node:fs'
import { endpoints } from '@kms/contract'
import { expect, it } from 'vitest'
import { openapiDocument } from './openapi-document.ts'

it('docs/openapi.json describes the API as it is', async () => {
  const committed = readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8')
  const current = await openapiDocument()
  expect(current === committed, 'stale: run `make generate`').toBe(true)
  const { paths } = JSON.parse(current) as { paths: Record<string, Record<string, { 'x-access'?: string }>> }
  for (const { path, method, access, ...rest } of Object.values(endpoints)) {
    // Production has no development helpers, so its document has none.
    if ('only' in rest) continue
    expect(paths[path]?.[method.toLowerCase()]?.['x-access'], `${method} ${path}`).toBe(access)
  }
})
