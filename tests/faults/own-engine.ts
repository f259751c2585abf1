import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const SCRIPTS = new URL('../../tools/engines/', import.meta.url)

export type EngineName = 'redis' | 'opensearch' | 's3' | 'postgres'

/** An engine that belongs to a drill alone, so that killing it hurts nobody else. */
export type OwnEngine = {
  port: number
  start(): void
  /** As the out-of-memory killer does it. */
  kill(): Promise<void>
  stop(): void
}

/** Where each script keeps the pid, by the port or node of this drill. */
const pidFiles: Record<EngineName, (port: number) => string> = {
  redis: (port) => `redis/${port}/pid`,
  s3: (port) => `s3/versitygw-${port}/pid`,
  opensearch: (port) => `opensearch/drill-${port}/pid`,
  postgres: (port) => `postgres/${port}/pid`,
}

export async function ownEngine(name: EngineName): Promise<OwnEngine> {
  const port = await freePort()
  const script = fileURLToPath(new URL(`${name}.sh`, SCRIPTS))
  const env = {
    ...process.env,
    [`${name.toUpperCase()}_PORT`]: String(port),
    OPENSEARCH_TRANSPORT_PORT: String(await freePort()),
    OPENSEARCH_NODE: `drill-${port}`,
    OPENSEARCH_HEAP: '512m',
  }
  const run = (verb: 'start' | 'stop') =>
    execFileSync('bash', [script, verb], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  return {
    port,
    start: () => void run('start'),
    stop: () => void run('stop'),
    async kill() {
      const pid = Number(readFileSync(`${process.env['ENGINES_DATA_DIR']}/${pidFiles[name](port)}`, 'utf8'))
      process.kill(pid, 'SIGKILL')
      while (existsSync(`/proc/${pid}`)) await setTimeout(20)
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
