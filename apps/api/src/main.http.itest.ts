import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createTestDatabase } from '@kms/testing'
import { afterEach, describe, expect, it } from 'vitest'

const MAIN = fileURLToPath(new URL('./main.http.ts', import.meta.url))

let child: ChildProcess | undefined
let collector: Server | undefined
afterEach(() => {
  child?.kill('SIGKILL')
  collector?.close()
})

/** Starts the process as an operator would; resolves with its address once it listens. */
async function start(env: Record<string, string>) {
  child = spawn(process.execPath, [MAIN], { env: { ...process.env, API_PORT: '0', LOG_LEVEL: 'info', ...env } })
  let log = ''
  const address = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      log += chunk
      const listening = /Server listening at (http:[^"]+)/.exec(log)
      if (listening?.[1]) resolve(listening[1])
    }
    child?.stdout?.on('data', read)
    child?.stderr?.on('data', read)
    child?.on('exit', () => reject(new Error(log)))
  })
  return { address: await address, log: () => log }
}

async function stop() {
  child?.kill('SIGTERM')
  const [code] = (await once(child as ChildProcess, 'exit')) as [number]
  return code
}

describe('the API process', () => {
  it('sends traces to the configured collector, finishes its work on SIGTERM, and keeps secrets out of the log', async () => {
    const database = await createTestDatabase(process.env['DATABASE_URL'] ?? '')
    const traces: string[] = []
    collector = createServer((request, response) => {
      traces.push(request.url ?? '')
      request.resume().on('end', () => response.end('{}'))
    }).listen(0, '127.0.0.1')
    await once(collector, 'listening')
    const { port } = collector.address() as AddressInfo

    const { address, log } = await start({
      DATABASE_URL: database.url,
      // A busy test machine is no reason to turn a request away.
      SHED_DELAY_MS: '0',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    })
    const answers = Array.from({ length: 5 }, () => fetch(`${address}/api/f/section/list`))
    expect((await Promise.all(answers)).map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
    expect(await stop()).toBe(0)
    expect(traces).toContain('/v1/traces')
    expect(log()).toContain('"S3_SECRET_KEY":"***"')
    expect(log()).not.toContain(process.env['S3_SECRET_KEY'])
    await database.drop()
  })

  it('refuses to start with a configuration it cannot use, and says everything that is wrong', async () => {
    await expect(start({ REDIS_URL: 'nonsense', RATE_READ: 'many' })).rejects.toThrow(/REDIS_URL[\s\S]*RATE_READ/)
  })
})
