import type { FastifyInstance } from 'fastify'
import { operations } from '@foyer/core/wire'
import type { Config } from '../config.ts'
import { isCallAddress } from './not-found.ts'

const methods = [...new Set(Object.values(operations).map(({ method }) => method))].join(', ')

/** Beside those that any page may send: JSON, the language of the answer, the key of an attempt, and the device. */
const headers = 'accept-language, content-type, foyer-device-id, idempotency-key'

/** Seconds for which a browser need not ask again. */
const maxAge = '600'

/**
 * Lets pages of ALLOWED_ORIGINS make calls as the person who is signed in, and read the answers (CORS, Fetch standard
 * 3.2). Each origin is named exactly and by itself: with credentials a browser takes no wildcard.
 */
export function answerAllowedOrigins(app: FastifyInstance, { allowedOrigins }: Config): void {
  if (allowedOrigins.length === 0) return
  app.addHook('onRequest', (request, reply, done) => {
    if (!isCallAddress(request)) {
      done()
      return
    }
    // Without it too: what a cache keeps for one origin is not for another.
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
