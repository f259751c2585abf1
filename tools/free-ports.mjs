/**
 * Prints as many free ports as asked for, below the range the kernel lends to outgoing connections.
 * Plain JavaScript: it runs before `make setup` has brought the pinned Node.
 */
import { createServer } from 'node:net'

const wanted = Number(process.argv[2] ?? 1)
const held = new Map()

const hold = (port) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => resolve(server))
  })

while (held.size < wanted) {
  const port = 20_000 + Math.floor(Math.random() * 12_000)
  const server = held.has(port) ? undefined : await hold(port)
  if (server) held.set(port, server)
}
for (const server of held.values()) server.close()
console.log([...held.keys()].join(' '))
