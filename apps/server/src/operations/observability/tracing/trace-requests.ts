import type { FastifyInstance } from 'fastify'
import type { RequestTrace, Tracer } from './tracer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** `null` until the first hook has run. */
    trace: RequestTrace | null
  }
}

/** Gives each request a span, to which its work and its log lines belong. */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  if (!tracer.isOn) return
  app.decorateRequest('trace', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const { url: route = 'none' } = request.routeOptions
    // Fastify lists several addresses only if the connection comes from one of TRUSTED_PROXIES. Trace headers of others could be forged.
    const isFromProxy = (request.ips?.length ?? 0) > 1
    request.trace = tracer.startRequest(request.method, route, isFromProxy ? request.headers : null)
    request.trace.run(done)
  })
  // The body arrives by callbacks of the socket, which belong to no request, so the request's trace has to be resumed afterwards.
  app.addHook('preValidation', (request, _reply, done) => resume(request.trace, done))
  app.addHook('onSend', (request, _reply, payload, done) => resume(request.trace, () => done(null, payload)))
  app.addHook('onResponse', (request, reply, done) => {
    request.trace?.end(reply.statusCode)
    done()
  })
}

function resume(trace: RequestTrace | null, work: () => void): void {
  if (trace === null) work()
  else trace.run(work)
}
