import { createHash } from 'node:crypto'
import pg from 'pg'

/** Before it has come so often a text is sent as it is: most of what is put together from parts never comes back. */
const USES_BEFORE = 3
/** Every connection keeps each of them, parsed and mostly planned, for its whole life. */
const MOST_NAMES = 400
const MOST_COUNTED = 2_000

/** Which texts are worth preparing, for all connections of a process: a statement that comes again and again has a name. */
export function createStatementNames() {
  const uses = new Map<string, number>()
  const names = new Map<string, string>()
  return (text: string): string | undefined => {
    const known = names.get(text)
    if (known || names.size >= MOST_NAMES) return known
    const count = (uses.get(text) ?? 0) + 1
    if (count <= USES_BEFORE) {
      if (uses.size >= MOST_COUNTED) uses.clear()
      uses.set(text, count)
      return undefined
    }
    uses.delete(text)
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 20)
    names.set(text, name)
    return name
  }
}

/**
 * A connection that prepares what comes often: PostgreSQL then reads and plans it once instead of every time, which is most
 * of what a short statement with joins costs.
 */
export function preparingClient(nameOf = createStatementNames()): typeof pg.Client {
  return class extends pg.Client {
    // The driver's own signature is a dozen overloads; Kysely uses this one.
    override query(...given: unknown[]): never {
      const [text, values, ...rest] = given
      const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined
      const send = super.query.bind(this) as unknown as (...sent: unknown[]) => never
      return name ? send({ name, text, values }, ...rest) : send(...given)
    }
  }
}
