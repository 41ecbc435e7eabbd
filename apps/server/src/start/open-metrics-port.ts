import { fastify, type FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { readErrorCode } from '../operations/observability/error-code.ts'
import { answerError } from '../http/errors/answer-errors.ts'
import { ApiError } from '../api-error.ts'
import { serveMetrics } from '../routes/operations/metrics.ts'
import { StartError } from '../settings/start-error.ts'

/**
 * Serves `/metrics`, and nothing else, at METRICS_PORT.
 * @returns `null` without METRICS_PORT
 * @throws StartError when the port cannot be used
 */
export async function openMetricsPort(context: Context): Promise<FastifyInstance | null> {
  const { metricsListener } = context.config
  if (metricsListener === null) return null
  // Prometheus keeps its connection open, which would delay the stop.
  const server = fastify({ forceCloseConnections: true, requestTimeout: 30_000 })
  server.setErrorHandler(answerError)
  server.setNotFoundHandler(() => {
    throw new ApiError('not_found')
  })
  serveMetrics(server, context)
  try {
    await server.listen(metricsListener)
    return server
  } catch (error) {
    await server.close()
    const { host, port } = metricsListener
    const code = readErrorCode(error)
    if (code === undefined) throw error
    const remedy =
      code === 'EADDRINUSE'
        ? `${port} is in use on ${host}: each process needs a METRICS_PORT of its own`
        : `cannot listen at ${port} on ${host} (${code}): correct METRICS_HOST, or name a port above 1023`
    throw new StartError(`METRICS_PORT: ${remedy}.`, { cause: error })
  }
}
