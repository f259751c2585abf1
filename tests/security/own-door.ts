import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const tool = (path: string) => fileURLToPath(new URL(`../../tools/${path}`, import.meta.url))

export type OwnDoor = { origin: string; filesOrigin: string; apiPort: string; webPort: string; close(): void }

/** nginx as in production, on ports of its own: the site's origin and that of files. Nothing answers behind it yet. */
export function ownDoor(staticRoot?: string): OwnDoor {
  const root = mkdtempSync(join(tmpdir(), 'own-door-'))
  const ports = execFileSync(process.execPath, [tool('free-ports.mjs'), '4'], { encoding: 'utf8' })
  const [FRONT_PORT = '', FILES_PORT = '', apiPort = '', webPort = ''] = ports.trim().split(' ')
  const env = {
    ...process.env,
    FRONT_PORT,
    FILES_PORT,
    API_PORTS: apiPort,
    WEB_PORTS: webPort,
    ENGINES_DATA_DIR: root,
    STATIC_ROOT: staticRoot ?? join(root, 'www'),
  }
  const run = (verb: 'start' | 'stop') =>
    void execFileSync('bash', [tool('engines/nginx.sh'), verb], { env, stdio: 'ignore' })
  run('start')
  return {
    origin: `http://127.0.0.1:${FRONT_PORT}`,
    filesOrigin: `http://127.0.0.1:${FILES_PORT}`,
    apiPort,
    webPort,
    close() {
      run('stop')
      rmSync(root, { recursive: true })
    },
  }
}
