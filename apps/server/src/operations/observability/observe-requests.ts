import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requested all the time by pages and probes. Successes are counted, but only logged at level `debug`. */
    readonly isRoutine?: boolean
  }
}

/** Logs and counts each request. Uses the route's pattern, because addresses may contain anything. */
export function observeRequests(app: FastifyInstance, metrics: Metrics, log: Logger): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    const { operation } = config ?? {}
    if (operation === undefined) return
    for (const each of [method].flat()) metrics.expectRequests(each, url, [operation.status ?? 200, 500, 503])
  })
  app.decorateRequest('startedAt', 0)
  // Observed when the answer is handed to Node, not when it has been sent: listening for the end of each response is expensive.
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
