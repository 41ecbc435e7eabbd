import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import { isCallAddress } from '../not-found.ts'
import { createLogQuota } from '../../operations/observability/log-quota.ts'
import { isOwnOrigin, isSafe } from './origin-check.ts'

/** In ms. */
const hour = 3_600_000

/** The maximum number of origins that are logged in an hour, because anybody can send any. */
const maxOrigins = 20

/** The longest origin that is logged: a scheme, a host name (RFC 1035: 253 characters) and a port. */
const maxOriginLength = 280

const remedy =
  'If it is yours: PUBLIC_URL is the address that people see, and ALLOWED_ORIGINS lists further origins.'

/**
 * Logs, once an hour each, the origins whose pages may not make calls, with the settings that decide it. The browser tells only the person
 * at the page, so operators learn it from the log.
 */
export function warnOfRefusedOrigins(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl' | 'allowedOrigins'>,
  log: Logger,
  now?: () => number,
): void {
  const { publicUrl, allowedOrigins } = config
  const isToBeLogged = createLogQuota({ milliseconds: hour, subjects: maxOrigins, ...(now && { now }) })
  app.addHook('onRequest', (request, _reply, done) => {
    const { origin } = request.headers
    if (
      origin !== undefined &&
      origin.length <= maxOriginLength &&
      !allowedOrigins.includes(origin) &&
      isCallAddress(request) &&
      !isOwnOrigin(request, config) &&
      isToBeLogged(origin)
    ) {
      const what = isSafe(request)
        ? 'a page of another origin made a call, whose answer its browser does not let it read'
        : 'a page of another origin made a call and was refused'
      log.warn({ origin, PUBLIC_URL: publicUrl, ALLOWED_ORIGINS: allowedOrigins }, `${what}. ${remedy}`)
    }
    done()
  })
}
