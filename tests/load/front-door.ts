import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { nextPort } from './servers.ts'
import { settings } from './settings.ts'

const run = promisify(execFile)
const portOf = (origin: string) => new URL(origin).port

/** nginx as in production, for what only it does: compressed files, the sites and the API under one address. */
export async function startFrontDoor(processes: { api: { origin: string }; web: { origin: string } }) {
  const port = nextPort()
  const env = {
    ...process.env,
    ENGINES_DATA_DIR: `${settings.runDir}/bench`,
    FRONT_PORT: String(port),
    // The site that runs has the door for files; the bench reads none.
    FILES_PORT: '',
    API_PORTS: portOf(processes.api.origin),
    WEB_PORTS: portOf(processes.web.origin),
  }
  const nginx = (command: 'start' | 'stop') => run('bash', ['tools/engines/nginx.sh', command], { env })
  await nginx('start')
  return { origin: `http://127.0.0.1:${port}`, stop: async () => void (await nginx('stop')) }
}
