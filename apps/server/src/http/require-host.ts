import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusals/refusal.ts'

/** A request of HTTP/1.1 says whom it asks, or is refused (RFC 9112, 3.2). */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers, raw }, _reply, done) => {
    if (headers.host === undefined && raw.httpVersionMinor === 1) done(new Refusal('invalid_request'))
    else done()
  })
}
