import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync } from 'node:fs'
import { settings } from './settings.ts'

/** The measured server has one core, the client the other; PostgreSQL runs where there is room, for ours and reference alike. */
export const SERVER_CORE = '0'
export const CLIENT_CORE = '1'

const READY_WITHIN_MS = 120_000
const ASK_AGAIN_MS = 50
const LOGS = `${settings.runDir}/bench`
mkdirSync(LOGS, { recursive: true })

export type Server = { name: string; origin: string; pid: number; stop(): Promise<void> }

type Launch = {
  name: string
  script: string
  port: number
  env: Readonly<Record<string, string>>
  flags?: readonly string[]
  core?: string
  readyPath?: string
}

const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

/** Starts a Node program pinned to a core and waits until it answers. */
export async function startServer({
  name,
  script,
  port,
  env,
  flags = [],
  core = SERVER_CORE,
  readyPath = '/healthz',
}: Launch) {
  const log = openSync(`${LOGS}/${name}.log`, 'w')
  // taskset becomes the program itself, so the pid is the server's.
  const child = spawn('taskset', ['-c', core, process.execPath, ...flags, script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log],
  })
  running.add(child)
  const exited = once(child, 'exit').then(() => running.delete(child))
  const origin = `http://127.0.0.1:${port}`
  await untilReady(`${origin}${readyPath}`, child, name)
  const server: Server = {
    name,
    origin,
    pid: child.pid!,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
  return server
}

async function untilReady(url: string, child: ChildProcess, name: string) {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break
    const answer = await fetch(url).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
  }
  child.kill('SIGKILL')
  throw new Error(`${name} did not start; see ${LOGS}/${name}.log`)
}
