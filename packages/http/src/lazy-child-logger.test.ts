import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { lazyChildLogger } from './lazy-child-logger.ts'

it('writes what its parent would, with its own bindings', () => {
  const lines: string[] = []
  const stream = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) })
  const logger = lazyChildLogger(pino({ level: 'info' }, stream), { reqId: 'r-1' })
  logger.debug('too quiet')
  logger.warn({ faqId: '7' }, 'slow')
  logger.child({ part: 'x' }).info('more')
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(entries).toMatchObject([
    { reqId: 'r-1', faqId: '7', msg: 'slow', level: 40 },
    { reqId: 'r-1', part: 'x', msg: 'more' },
  ])
})
