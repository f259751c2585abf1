/** `make check-index`: compares the search index with PostgreSQL and writes again what differs. */
import { checkIndex } from './modules/search/index.ts'
import { searchCommand } from './search-command.ts'

await searchCommand('check-index', async (deps) => {
  const { compared, outdated, left } = await checkIndex(deps)
  return `${compared} compared, ${outdated} written again, ${left} taken out`
})
