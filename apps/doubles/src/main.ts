/** The doubles as a process of their own: `make up` starts it. Never beside a product that serves real people. */
import { doublesOptions } from './doubles-options.ts'
import { startDoubles } from './start-doubles.ts'

if (process.env.APP_PROFILE === 'production') throw new Error('doubles: refused in the production profile')

const doubles = await startDoubles(doublesOptions(process.env))
console.log(`doubles: up at ${doubles.origin}`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void doubles.close().then(() => process.exit(0)))
}
