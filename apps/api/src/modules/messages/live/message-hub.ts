import type { Deps } from '../../../kernel/deps.ts'
import { messageChannel } from './announce-messages.ts'
import { countUnread } from './count-unread.ts'
import { createOpenStreams, type Stream } from './open-streams.ts'

/** Words that arrive together are answered with one statement. */
const GATHER_MS = 20
const SESSIONS_PER_STATEMENT = 1_000
const TICK_MS = 1_000
/** While Redis says nothing everybody is asked about, this often. */
const ASK_EVERY_MS = 5_000
/** A stream lives about as long as the token that opened it; not all of them end together. */
const LIFE_MS = 9 * 60_000
const SPREAD_MS = 2 * 60_000

export type MessageHub = ReturnType<typeof createMessageHub>

/**
 * Tells the readers whose streams this process holds how many messages they have not read. One subscription for all of them;
 * a word names whose number has changed, the number itself is asked for here, with the sessions: one that has ended gets
 * nothing more. Only the newest number counts, so nothing has to be kept for who was away: a stream begins with it.
 */
export function createMessageHub(deps: Deps) {
  const { config, redis, log } = deps
  const streams = createOpenStreams({
    all: config.STREAMS_MAX,
    perUser: config.STREAMS_PER_USER,
    perAddress: config.STREAMS_PER_ADDRESS,
  })
  const waiting = new Set<Stream>()
  let gathering: NodeJS.Timeout | undefined
  let hearing = false
  let silent = false
  let askedAt = 0
  let checkedAt = 0
  let working = false

  const askAbout = (some: Iterable<Stream>) => {
    for (const stream of some) waiting.add(stream)
    if (waiting.size > 0) gathering ??= setTimeout(() => void answer(), GATHER_MS)
  }

  async function answer() {
    gathering = undefined
    // One at a time: what comes meanwhile is the next one's.
    if (working) return
    working = true
    try {
      while (waiting.size > 0) {
        const some = [...waiting].slice(0, SESSIONS_PER_STATEMENT)
        for (const stream of some) waiting.delete(stream)
        const unread = await countUnread(deps, [...new Set(some.map(({ sessionId }) => sessionId))])
        for (const stream of some) {
          const count = unread.get(stream.sessionId)
          if (count === undefined) streams.end(stream)
          else streams.say(stream, count)
        }
      }
    } catch (error) {
      // The database is away: the next word, or the next round, asks again.
      log.warn({ err: error }, 'unread messages could not be counted')
    } finally {
      working = false
    }
  }

  const subscriber = redis.duplicate({ autoResubscribe: false })
  const channel = messageChannel(config.REDIS_PREFIX)
  subscriber.on('error', () => {})
  subscriber.on('close', () => (hearing = false))
  const heard = () => {
    hearing = true
    // After a gap nobody knows what was missed.
    askAbout(streams.all())
  }
  subscriber.on('ready', () => void subscriber.subscribe(channel).then(heard, () => subscriber.disconnect(true)))
  subscriber.on('message', (_channel, text) => {
    for (const userId of JSON.parse(text) as string[]) askAbout(streams.of(userId))
  })

  async function check() {
    const answers = await redis.ping().then(Boolean, () => false)
    // It was away, perhaps without a connection having ended.
    if (answers && silent) askAbout(streams.all())
    silent = !answers
  }

  const ticking = setInterval(() => {
    const now = Date.now()
    streams.tick(now)
    // One that is frozen keeps its connections and says nothing: it must answer to be believed.
    if (streams.size() > 0 && now - checkedAt >= ASK_EVERY_MS) {
      checkedAt = now
      void check()
    }
    if ((hearing && !silent) || now - askedAt < ASK_EVERY_MS) return
    askedAt = now
    askAbout(streams.all())
  }, TICK_MS)

  return {
    size: () => streams.size(),
    isFull: streams.isFull,
    open(stream: Omit<Stream, 'endsAt' | 'said'>) {
      const opened = { ...stream, endsAt: Date.now() + LIFE_MS + Math.random() * SPREAD_MS }
      streams.add(opened)
      askAbout([opened])
    },
    close() {
      clearInterval(ticking)
      clearTimeout(gathering)
      subscriber.disconnect()
      for (const stream of streams.all()) streams.end(stream)
    },
  }
}
