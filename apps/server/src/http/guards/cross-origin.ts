import type { FastifyInstance } from 'fastify'
import { operations } from '@foyer/core/wire'
import type { Config } from '../../config.ts'
import { isCallAddress } from '../not-found.ts'

const methods = [...new Set(Object.values(operations).map(({ method }) => method))].join(', ')

/** The allowed request headers, in addition to those that browsers always allow. */
const headers = 'accept-language, content-type, foyer-device-id, foyer-user, idempotency-key'

/** In seconds: how long a browser may cache the preflight answer. */
const maxAge = '600'

/**
 * Lets pages of ALLOWED_ORIGINS make calls with the person's cookie, and read the answers (CORS, Fetch standard 3.2). Each origin is
 * echoed exactly: with credentials browsers accept no wildcard.
 */
export function answerAllowedOrigins(app: FastifyInstance, { allowedOrigins }: Config): void {
  if (allowedOrigins.length === 0) return
  app.addHook('onRequest', (request, reply, done) => {
    if (!isCallAddress(request)) {
      done()
      return
    }
    // Even for requests without `Origin`: a cached answer for one origin must not be used for another.
    reply.header('vary', 'origin')
    const { origin } = request.headers
    if (origin === undefined || !allowedOrigins.includes(origin)) {
      done()
      return
    }
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-allow-credentials', 'true')
      .header('access-control-expose-headers', 'retry-after')
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) {
      done()
      return
    }
    reply
      .code(204)
      .header('access-control-allow-methods', methods)
      .header('access-control-allow-headers', headers)
      .header('access-control-max-age', maxAge)
      .send()
  })
}
