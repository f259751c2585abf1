/** `make reindex`: builds the search index anew from PostgreSQL while the old one goes on serving. */
import { rebuildIndex } from './modules/search/index.ts'
import { searchCommand } from './search-command.ts'

await searchCommand('reindex', async (deps) => {
  const { index, documents } = await rebuildIndex(deps)
  return `${documents} documents in ${index}`
})
