import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const TOOLS = new URL('../../tools/', import.meta.url)
const tool = (path: string) => fileURLToPath(new URL(path, TOOLS))

export type EngineName = 'redis' | 'opensearch' | 's3' | 'postgres'

/** An engine that belongs to a drill alone, so that killing it hurts nobody else. */
export type OwnEngine = {
  port: number
  start(): void
  /** As the out-of-memory killer does it. */
  kill(): Promise<void>
  /** It takes connections and answers nothing, until it is thawed. */
  freeze(): void
  thaw(): void
  stop(): void
}

/** Where each script keeps the pid, by the port or node of this drill. */
const pidFiles: Record<EngineName, (port: number) => string> = {
  redis: (port) => `redis/${port}/pid`,
  s3: (port) => `s3/versitygw-${port}/pid`,
  opensearch: (port) => `opensearch/drill-${port}/pid`,
  postgres: (port) => `postgres/${port}/pid`,
}

export function ownEngine(name: EngineName): OwnEngine {
  const ports = execFileSync(process.execPath, [tool('free-ports.mjs'), '2'], { encoding: 'utf8' })
  const [port = 0, transportPort = 0] = ports.trim().split(' ').map(Number)
  const script = tool(`engines/${name}.sh`)
  const env = {
    ...process.env,
    [`${name.toUpperCase()}_PORT`]: String(port),
    OPENSEARCH_TRANSPORT_PORT: String(transportPort),
    OPENSEARCH_NODE: `drill-${port}`,
    OPENSEARCH_HEAP: '512m',
  }
  const run = (verb: 'start' | 'stop') =>
    execFileSync('bash', [script, verb], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const pidOf = () => Number(readFileSync(`${process.env['ENGINES_DATA_DIR']}/${pidFiles[name](port)}`, 'utf8'))
  return {
    port,
    start: () => void run('start'),
    stop: () => void run('stop'),
    async kill() {
      const pid = pidOf()
      process.kill(pid, 'SIGKILL')
      while (existsSync(`/proc/${pid}`)) await setTimeout(20)
    },
    freeze: () => void process.kill(pidOf(), 'SIGSTOP'),
    thaw: () => void process.kill(pidOf(), 'SIGCONT'),
  }
}
