import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked all the time by pages and probes. Its successes are counted, and logged only at the level `debug`. */
    readonly isRoutine?: boolean
  }
}

/** One line and one count per request. The route's pattern stands for the address, which may hold anything. */
export function observeRequests(app: FastifyInstance, metrics: Metrics, log: Logger): void {
  app.decorateRequest('startedAt', 0)
  // Not when the answer has left: listening for that took a tenth of a session check.
  app.addHook('onSend', (request, reply, payload, done) => {
    const { url: route = 'none', config } = request.routeOptions
    const milliseconds = performance.now() - request.startedAt
    metrics.countRequest(request.method, route, reply.statusCode, milliseconds / 1_000)
    const level = config.isRoutine && reply.statusCode < 400 ? 'debug' : 'info'
    if (log.isLevelEnabled(level)) {
      log[level](
        {
          requestId: request.id,
          method: request.method,
          route,
          status: reply.statusCode,
          ms: Math.round(milliseconds * 100) / 100,
        },
        'request',
      )
    }
    done(null, payload)
  })
}
