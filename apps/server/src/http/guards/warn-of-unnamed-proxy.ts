import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createLogQuota } from '../../operations/observability/log-quota.ts'

/** In ms. */
const hour = 3_600_000

/**
 * Warns of addresses that forward requests and are missing in TRUSTED_PROXIES: if it is a proxy, everybody behind it shares one address, and
 * that address's rate limits. Any client can send the header too, so the log says a few addresses an hour.
 */
export function warnOfUnnamedProxy(app: FastifyInstance, log: Logger, now?: () => number): void {
  const isToBeLogged = createLogQuota({ milliseconds: hour, subjects: 5, ...(now && { now }) })
  app.addHook('onRequest', (request, _reply, done) => {
    // With a trusted proxy, `ips` has the reported address as well as the proxy's own, even if the two are the same.
    const isUnnamed = request.headers['x-forwarded-for'] !== undefined && (request.ips?.length ?? 1) === 1
    if (isUnnamed && isToBeLogged(request.ip))
      log.warn(
        { peer: request.ip },
        'TRUSTED_PROXIES: a request came with X-Forwarded-For from an address that is not named there. If it is a proxy of yours, name it: until then all people behind it count as one.',
      )
    done()
  })
}
