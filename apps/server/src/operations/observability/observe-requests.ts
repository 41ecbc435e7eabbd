import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requested all the time by pages and probes. Successes are counted, but only logged at level `debug`. */
    readonly isRoutine?: boolean
  }
  interface FastifyRequest {
    /** Answered with a page of the web client, which has no route of its own. */
    isForPage: boolean
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
  app.decorateRequest('isForPage', false)
  // Observed when the answer is handed to Node, not when it has been sent: listening for the end of each response is expensive.
  app.addHook('onSend', (request, reply, payload, done) => {
    const { config } = request.routeOptions
    const route = labelOf(request)
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

/** The pattern of the route; `page`, `asset` or `none` for requests that have none, whatever their address. */
function labelOf({ routeOptions: { url }, isForPage }: FastifyRequest): string {
  if (url === undefined) return isForPage ? 'page' : 'none'
  // The only wildcard: the files of the web client. A missing file has left this route for the handler of unknown addresses.
  return url === '/*' ? 'asset' : url
}
