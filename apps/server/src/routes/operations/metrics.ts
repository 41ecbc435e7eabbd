import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { ApiError } from '../../api-error.ts'

/** With METRICS_PORT the metrics are only served there. */
export function metrics(app: FastifyInstance, context: Context): void {
  if (context.config.metricsListener === null) serveMetrics(app, context)
}

/** In production the public port requires a token, because metrics reveal the installation's traffic. */
export function serveMetrics(app: FastifyInstance, { config, metrics }: Context): void {
  const { metricsToken, metricsListener, isProduction } = config
  route(
    app,
    'metrics',
    async (request, reply) => {
      if (metricsToken === null && metricsListener === null && isProduction) throw new ApiError('not_found')
      if (metricsToken !== null && !isSame(readBearer(request.headers.authorization), metricsToken)) {
        throw new ApiError('unauthenticated')
      }
      const { contentType, text } = await metrics.print()
      reply.type(contentType).send(text)
    },
    { isRoutine: true },
  )
}

/** The name of a scheme is case-insensitive (RFC 9110, 11.1). */
function readBearer(authorization = ''): string {
  return /^bearer +(.*)$/i.exec(authorization)?.[1] ?? ''
}

function isSame(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
