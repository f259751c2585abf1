import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** open: as if it weren't there. silent: takes everything and says nothing. slow: answers after the delay. refused: nobody listens. */
export type Mode = 'open' | 'silent' | 'slow' | 'refused'

const SLOW_MS = 30_000

/** A way to a real engine that can be made worse, without touching the engine that everybody uses. */
export async function switchableWay(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let mode: Mode = 'open'
  const server = createServer((client) => {
    const engine = connect(Number(port), hostname)
    for (const socket of [client, engine]) {
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => [client, engine].forEach((end) => end.destroy()))
    }
    client.on('data', (bytes) => void (mode === 'silent' || engine.write(bytes)))
    engine.on('data', (bytes) => {
      if (mode === 'slow') setTimeout(() => client.writable && client.write(bytes), SLOW_MS).unref()
      else client.write(bytes)
    })
  })
  const listen = (at: number) => once(server.listen(at, '127.0.0.1'), 'listening')
  await listen(0)
  const own = (server.address() as AddressInfo).port
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  return {
    url: `http://127.0.0.1:${own}`,
    async become(next: Mode) {
      if (next === 'refused') {
        const closed = once(server.close(), 'close')
        hangUp()
        await closed
      } else if (mode === 'refused') await listen(own)
      mode = next
    },
    close() {
      hangUp()
      server.close()
    },
  }
}
