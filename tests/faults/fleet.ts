import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { World } from '@kms/testing'
import { pick, type Random } from '../../seeds/load/random.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const API_PROCESSES = 2
/** A machine that takes longer than this to start a process never has one that answers. */
const KILL_EVERY_MS = Number(process.env['KMS_KILL_EVERY_MS'] ?? 3_000)
const ASK_AGAIN_MS = 100

type Member = { start(): ChildProcess; child: ChildProcess }

/** Two API processes and a worker of a drill's own, on the database of its world. Whoever dies is started again, as a supervisor does. */
export async function startFleet(world: World) {
  const ports = execFileSync(process.execPath, [`${ROOT}tools/free-ports.mjs`, String(API_PROCESSES + 1)], {
    encoding: 'utf8',
  })
  const [workerPort = '', ...apiPorts] = ports.trim().split(' ')
  const { config } = world
  const env = {
    ...process.env,
    APP_PROFILE: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: config.DATABASE_URL,
    REDIS_PREFIX: config.REDIS_PREFIX,
    SEARCH_PREFIX: config.SEARCH_PREFIX,
    OPENSEARCH_URL: config.OPENSEARCH_URL,
    SCORE_ORIGIN: config.SCORE_ORIGIN,
    // Neither limits nor a slow machine may turn a write away: only the faults do.
    SHED_DELAY_MS: '0',
    RATE_WRITE: '1000000',
    WORKER_PORT: workerPort,
  }
  const run = (script: string, own: Record<string, string>): Member => {
    const start = () =>
      spawn(process.execPath, [`${ROOT}apps/api/src/${script}`], {
        cwd: ROOT,
        env: { ...env, ...own },
        stdio: 'ignore',
      })
    return { start, child: start() }
  }
  const members = [
    ...apiPorts.map((port) => run('main.http.ts', { API_PORT: port })),
    run('main.worker.ts', { API_PORT: '0' }),
  ]
  // A drill that is broken off leaves nobody behind.
  process.once('exit', () => members.forEach(({ child }) => child.kill('SIGKILL')))
  const origins = apiPorts.map((port) => `http://127.0.0.1:${port}`)
  for (const origin of [...origins, `http://127.0.0.1:${workerPort}`]) await untilReady(origin)

  const kill = async (member: Member) => {
    const { child } = member
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  return {
    origins,
    /** As the out-of-memory killer does it, one after the other until told to stop. Answers how many it were. */
    async killAtRandom(random: Random, signal: AbortSignal) {
      let kills = 0
      while (await setTimeout(KILL_EVERY_MS, true, { signal }).catch(() => false)) {
        const member = pick(random, members)
        await kill(member)
        member.child = member.start()
        kills += 1
      }
      for (const origin of origins) await untilReady(origin)
      return kills
    },
    stop: () => Promise.all(members.map(kill)),
  }
}

export type Fleet = Awaited<ReturnType<typeof startFleet>>

async function untilReady(origin: string) {
  while (!(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) await setTimeout(ASK_AGAIN_MS)
}
