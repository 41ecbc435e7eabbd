import { noTracer, type Tracer } from './tracer.ts'

/**
 * Loads OpenTelemetry only if it is configured: otherwise it would make every start slower and larger.
 * @param report is called when traces cannot be delivered
 */
export async function openTracer(endpoint: string | null, report: (error: unknown) => void): Promise<Tracer> {
  if (endpoint === null) return noTracer
  const { createOtelTracer } = await import('./otel-tracer.ts')
  return createOtelTracer(endpoint, report)
}
