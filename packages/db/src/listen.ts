import pg from 'pg'

type Options = {
  url: string
  channel: string
  /** What the database calls the connection. */
  name?: string
  onMessage: (payload: string) => void
  /** Called with true when messages arrive from now on, with false when they may be missed. */
  onState: (listening: boolean) => void
}

export type Listening = { close(): Promise<void> }

const RETRY_MS = 500
/** A connection that died without a word is noticed this soon. */
const HEARTBEAT_MS = 5_000
const HEARTBEAT_TIMEOUT_MS = 2_000

/** Hears what commits announce with `pg_notify`, on a connection of its own that is made anew when it is lost. */
export function listen({ url, channel, name = 'kms-listen', onMessage, onState }: Options): Listening {
  let closed = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  const connect = async () => {
    const own = new pg.Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: HEARTBEAT_TIMEOUT_MS,
      query_timeout: HEARTBEAT_TIMEOUT_MS,
      keepAlive: true,
    })
    client = own
    let lost = false
    const lose = () => {
      if (lost || client !== own) return
      lost = true
      client = undefined
      clearTimeout(timer)
      onState(false)
      void own.end().catch(() => {})
      if (!closed) timer = setTimeout(() => void connect(), RETRY_MS).unref()
    }
    own.on('error', lose)
    own.on('end', lose)
    own.on('notification', ({ payload }) => onMessage(payload ?? ''))
    const beat = () => {
      timer = setTimeout(() => void own.query('select 1').then(beat, lose), HEARTBEAT_MS).unref()
    }
    try {
      await own.connect()
      await own.query(`listen ${pg.escapeIdentifier(channel)}`)
      if (lost || closed) return
      onState(true)
      beat()
    } catch {
      lose()
    }
  }
  void connect()

  return {
    async close() {
      closed = true
      clearTimeout(timer)
      const last = client
      client = undefined
      await last?.end().catch(() => {})
    },
  }
}
