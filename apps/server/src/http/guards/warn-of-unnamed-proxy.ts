import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

/** Warns once in the log that a proxy is missing in TRUSTED_PROXIES: everybody behind it shares one address, and that address's rate limits. */
export function warnOfUnnamedProxy(app: FastifyInstance, log: Logger): void {
  let isSaid = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined) {
      // With a trusted proxy, `ips` has the reported address as well as the proxy's own, even if the two are the same.
      isSaid = (request.ips?.length ?? 1) === 1
      if (isSaid)
        log.warn(
          'TRUSTED_PROXIES: a request came with X-Forwarded-For from an address that is not named there, so all people behind it count as one. Name the addresses of your proxies.',
        )
    }
    done()
  })
}
