import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

/** One line and one count per request. The route's pattern stands for the address, which may hold anything. */
export function observeRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const milliseconds = reply.elapsedTime
    metrics.countRequest(request.method, route, reply.statusCode, milliseconds / 1_000)
    request.log.info(
      {
        requestId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(milliseconds * 100) / 100,
      },
      'request',
    )
    done()
  })
}
