import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createSearchEngine, FAILURES_TO_OPEN, REST_MS, SearchUnavailable, type SearchEngine } from './search-engine.ts'

/** Speaks just enough of the engine's protocol to be down in every way that an engine can be down. */
const answering: RequestListener = (_request, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ hits: { total: { value: 1 }, hits: [{ _id: '7' }] } }))
}
const failing: RequestListener = (_request, response) => response.writeHead(503).end('{}')
const silent: RequestListener = () => {}

const open: { engine: SearchEngine; server: Server }[] = []
afterEach(async () => {
  for (const { engine, server } of open.splice(0)) {
    await engine.close()
    server.closeAllConnections()
    server.close()
  }
})

async function engineOn(listener: RequestListener, { timeoutMs = 100, restMs = 50 } = {}) {
  const state = { listener, requests: 0 }
  const server = createServer((request, response) => {
    state.requests += 1
    state.listener(request, response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const settings = { OPENSEARCH_URL: `http://127.0.0.1:${port}`, SEARCH_PREFIX: 'kms', SEARCH_TIMEOUT_MS: timeoutMs }
  const engine = createSearchEngine(settings, restMs)
  open.push({ engine, server })
  return { engine, state }
}

const search = (engine: SearchEngine) => engine.search('kms-faq', { query: { match_all: {} } })

describe('the search engine', () => {
  it('gives ids and the total', async () => {
    const { engine } = await engineOn(answering)
    expect(await search(engine)).toEqual({ total: 1, hits: [{ _id: '7' }] })
  })

  it.each([
    ['does not answer', silent],
    ['answers with an error', failing],
  ])('is called unavailable when it %s, after one try', async (_, listener) => {
    const { engine, state } = await engineOn(listener)
    await expect(search(engine)).rejects.toBeInstanceOf(SearchUnavailable)
    expect(state.requests).toBe(1)
  })

  it('is left alone after a few failures in a row, even after a long healthy time', async () => {
    const { engine, state } = await engineOn(answering, { restMs: 60_000 })
    for (let i = 0; i < 50; i++) await search(engine)
    state.listener = failing
    for (let i = 0; i < FAILURES_TO_OPEN; i++) await expect(search(engine)).rejects.toBeInstanceOf(SearchUnavailable)
    expect(engine.circuit()).toBe('open')
    const asked = state.requests
    await expect(search(engine)).rejects.toBeInstanceOf(SearchUnavailable)
    expect(state.requests).toBe(asked)
  })

  it('is tried again after a rest and then used as before', async () => {
    const { engine, state } = await engineOn(failing)
    for (let i = 0; i < FAILURES_TO_OPEN; i++) await expect(search(engine)).rejects.toBeInstanceOf(SearchUnavailable)
    state.listener = answering
    await expect.poll(() => search(engine).catch(() => undefined)).toMatchObject({ total: 1 })
    expect(engine.circuit()).toBe('closed')
  })

  it('keeps what reliability promises: open within five failures, tried again within ten seconds', () => {
    expect(FAILURES_TO_OPEN).toBeLessThanOrEqual(5)
    expect(REST_MS).toBeLessThanOrEqual(10_000)
  })
})
