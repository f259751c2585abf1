import fp from 'fastify-plugin'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export const metrics = new Registry()
collectDefaultMetrics({ register: metrics })

const requests = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time to answer, by endpoint and status',
  labelNames: ['endpoint', 'status'],
  buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
  registers: [metrics],
})
const statements = new Counter({ name: 'sql_statements_total', help: 'SQL statements sent', registers: [metrics] })
const jobs = new Counter({
  name: 'jobs_total',
  help: 'Jobs run, by name and outcome',
  labelNames: ['job', 'outcome'],
  registers: [metrics],
})

const drift = new Gauge({
  name: 'points_drift_members',
  help: 'Members whose balance was not the sum of their ledger at the last check; anything but 0 is an alarm',
  registers: [metrics],
})

export const reportDrift = (members: number) => drift.set(members)
export const countStatement = () => statements.inc()
export const countJob = (job: string, outcome: 'done' | 'failed') => jobs.inc({ job, outcome })

/** Prometheus metrics at /metrics; the front door does not pass that address on. */
export const metricsPlugin = fp(async (app) => {
  // Looking up a labelled histogram costs more than observing: each is remembered.
  const byEndpointAndStatus = new Map<string, { observe(seconds: number): void }>()
  app.addHook('onResponse', (request, reply, done) => {
    // How long a stream was open says nothing of how soon it was answered.
    if (request.routeOptions.config.endpoint?.answers === 'stream' && reply.statusCode === 200) return done()
    const endpoint = request.routeOptions.config.endpoint?.id ?? request.routeOptions.url ?? 'unknown'
    const name = `${endpoint} ${reply.statusCode}`
    let histogram = byEndpointAndStatus.get(name)
    if (!histogram) byEndpointAndStatus.set(name, (histogram = requests.labels(endpoint, String(reply.statusCode))))
    histogram.observe(reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  )
})
