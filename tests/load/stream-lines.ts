import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { announceMessages } from '@kms/api/modules/messages/index'
import { messages } from '@kms/contract'
import { createWorld, signedInMembers, type SignedIn, type World } from '@kms/testing'
import { cpuMs, residentMb } from './cpu-time.ts'
import { startServer, type Server } from './process-group.ts'
import { show, type Line } from './report.ts'
import { nextPort } from './servers.ts'
import { settings } from './settings.ts'

/** `ulimit -n` must let one process hold this many connections, and a few. */
const STREAMS = settings.short ? 1_000 : 10_000
const OPENING_AT_ONCE = 200
const IDLE_MS = settings.short ? 3_000 : 15_000
const SINGLE_MESSAGES = 200
const PATIENCE_MS = 30_000

type Reader = SignedIn & { socket: Socket; heard: number; at: number }

/** Bare sockets: what is measured is the server, and the client must hold as many. */
function open({ id, token }: SignedIn, port: number, number: number): Promise<Reader> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const reader: Reader = { id, token, socket, heard: -1, at: 0 }
    // Each from an address of its own, as the front door would say.
    const address = `10.0.${number >> 8}.${number & 255}`
    socket.write(
      `GET ${messages.streamUnread.path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\nx-forwarded-for: ${address}\r\n\r\n`,
    )
    socket.on('error', reject)
    socket.on('data', (data) => {
      const count = /"unread":(\d+)/.exec(data.toString('latin1'))?.[1]
      if (count === undefined) return
      reader.heard = Number(count)
      reader.at = performance.now()
      resolve(reader)
    })
  })
}

const send = ({ deps }: World, ids: readonly string[], cause: string) =>
  deps.db
    .insertInto('message')
    .values(ids.map((id) => ({ user_id: id, kind: 'notice', type: 'SYSTEM', title: 't', content: 'c', cause })))
    .execute()

/** Milliseconds from the word on Redis until each has heard the number. */
async function deliver(world: World, readers: readonly Reader[], cause: string): Promise<number[]> {
  const wanted = readers.map(({ heard }) => heard + 1)
  const ids = readers.map(({ id }) => id)
  await send(world, ids, cause)
  const began = performance.now()
  for (let at = 0; at < ids.length; at += 1_000) await announceMessages(world.deps, ids.slice(at, at + 1_000))
  while (readers.some(({ heard }, index) => heard !== wanted[index])) {
    if (performance.now() - began > PATIENCE_MS) throw new Error('not everybody was told')
    await setTimeout(1)
  }
  return readers.map(({ at }) => at - began)
}

const p99 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0

async function openAll(members: readonly SignedIn[], port: number): Promise<Reader[]> {
  const readers: Reader[] = []
  for (let at = 0; at < members.length; at += OPENING_AT_ONCE)
    readers.push(
      ...(await Promise.all(
        members.slice(at, at + OPENING_AT_ONCE).map((each, index) => open(each, port, at + index)),
      )),
    )
  return readers
}

async function cpuShare(server: Server, act: () => Promise<unknown>) {
  const [before, began] = [await cpuMs([server.pid]), performance.now()]
  await act()
  return ((await cpuMs([server.pid])) - before) / (performance.now() - began)
}

/** Idle event streams on one process: what they weigh, what they cost, and how soon a message is heard. */
export async function streamLines(): Promise<Line[]> {
  const world = await createWorld()
  const port = nextPort()
  const server = await startServer({
    name: 'api-streams',
    script: 'apps/api/src/main.http.ts',
    port,
    env: {
      ...{ API_PORT: String(port), DATABASE_URL: world.config.DATABASE_URL, REDIS_PREFIX: world.config.REDIS_PREFIX },
      ...{ SHED_DELAY_MS: '0', LOG_LEVEL: 'info' },
    },
  })
  let readers: Reader[] = []
  try {
    const members: SignedIn[] = []
    while (members.length < STREAMS) members.push(...(await signedInMembers(world.deps, OPENING_AT_ONCE)))
    const before = await residentMb(server.pid)
    const began = performance.now()
    readers = await openAll(members, port)
    const opened = performance.now() - began
    const cpu = await cpuShare(server, () => setTimeout(IDLE_MS))
    const memory = await residentMb(server.pid)
    const everybody = p99(await deliver(world, readers, 'all'))
    const single: number[] = []
    for (let number = 0; number < SINGLE_MESSAGES; number++)
      single.push(...(await deliver(world, [readers[(number * 37) % readers.length]!], `single ${number}`)))
    const line = (measure: string, figure: number, unit: string, atMost?: number): Line => ({
      ...{ measure: `${STREAMS} event streams: ${measure}`, ours: show(figure), figure, unit },
      ...(atMost !== undefined && { goal: { atMost } }),
    })
    return [
      line('memory of the process', memory, 'MB', 400),
      line('memory per stream', ((memory - before) * 1024) / STREAMS, 'kB'),
      line('CPU while idle', cpu * 100, '%', 10),
      line('time to open all', opened / 1000, 's'),
      line('one message, p99 until heard', p99(single), 'ms', 200),
      line('a message to everybody, p99 until heard', everybody, 'ms', 2_000),
    ]
  } finally {
    for (const { socket } of readers) socket.destroy()
    await server.stop()
    await world.close()
  }
}
