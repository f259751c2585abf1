import type { ApiConfig } from '@kms/config'

/** OpenTelemetry traces, only where a collector is configured: loading the SDK costs memory and start-up time. */
export async function startTelemetry(config: ApiConfig, service: string): Promise<() => Promise<void>> {
  if (!config.OTEL_EXPORTER_OTLP_ENDPOINT) return async () => {}
  const [{ NodeSDK }, { OTLPTraceExporter }, { FastifyOtelInstrumentation }] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@fastify/otel'),
  ])
  const sdk = new NodeSDK({
    serviceName: service,
    traceExporter: new OTLPTraceExporter({ url: `${config.OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces` }),
    instrumentations: [new FastifyOtelInstrumentation({ registerOnInitialization: true })],
  })
  sdk.start()
  return () => sdk.shutdown()
}
