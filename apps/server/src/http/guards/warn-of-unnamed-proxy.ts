import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

/** Says once in the log that a proxy is not named: all people behind it share one address, and its limits. */
export function warnOfUnnamedProxy(app: FastifyInstance, log: Logger): void {
  let isSaid = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined) {
      // Of a named proxy the address that it reports stands beside its own; the two may be the same.
      isSaid = (request.ips?.length ?? 1) === 1
      if (isSaid)
        log.warn(
          'TRUSTED_PROXIES: a request came with X-Forwarded-For from an address that is not named there, so all people behind it count as one. Name the addresses of your proxies.',
        )
    }
    done()
  })
}
