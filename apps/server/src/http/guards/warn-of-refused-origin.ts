import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import { isCallAddress } from '../not-found.ts'
import { isOwnOrigin } from './origin-check.ts'

/** The maximum number of origins that are logged, because anybody can send any. */
const most = 20

/** The longest origin that is logged: a scheme, a host name (RFC 1035: 253 characters) and a port. */
const longest = 280

/**
 * Logs, once each, the origins whose pages may not make calls, with the settings that decide it. The browser tells only the person at the
 * page, so operators learn it from the log.
 */
export function warnOfRefusedOrigins(app: FastifyInstance, config: Config, log: Logger): void {
  const { publicUrl, allowedOrigins } = config
  const said = new Set<string>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { origin } = request.headers
    if (
      origin !== undefined &&
      origin.length <= longest &&
      said.size < most &&
      !allowedOrigins.includes(origin) &&
      !said.has(origin) &&
      isCallAddress(request) &&
      !isOwnOrigin(request, config)
    ) {
      said.add(origin)
      log.warn(
        { origin, PUBLIC_URL: publicUrl, ALLOWED_ORIGINS: allowedOrigins },
        'a page of another origin made a call and was refused. If it is yours: PUBLIC_URL is the address that people see, and ALLOWED_ORIGINS lists further origins.',
      )
    }
    done()
  })
}
