import type { FastifyInstance } from 'fastify'
import type { RequestTrace, Tracer } from './tracer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** `null` until the first hook has run. */
    trace: RequestTrace | null
  }
}

/** Gives each request a span, which its work and its log lines belong to. */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  if (!tracer.isOn) return
  app.decorateRequest('trace', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const { url: route = 'none' } = request.routeOptions
    // Fastify lists several addresses only if the connection comes from one of TRUSTED_PROXIES. Anybody else could forge a trace.
    const isFromProxy = (request.ips?.length ?? 0) > 1
    request.trace = tracer.startRequest(request.method, route, isFromProxy ? request.headers : null)
    request.trace.run(done)
  })
  // What reads a body is called by the socket, which belongs to no request: afterwards the trace is taken up again.
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
