import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { ApiError } from '../../api-error.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The names of this machine in its own browser. An attacker could make any other name resolve to it (DNS rebinding). */
const loopbackNames = ['localhost', '127.0.0.1', '[::1]']

/** Rejects state-changing calls that another site's page makes with this person's cookie (CSRF). */
export function checkOrigins(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isSafe(request) || isTrustedOrigin(request, config)) done()
    else done(new ApiError('forbidden_origin'))
  })
}

/** Does the request change nothing? Then it is answered whatever page makes it. */
export function isSafe({ method }: Pick<FastifyRequest, 'method'>): boolean {
  return safeMethods.has(method)
}

/** Browsers send `Origin` with every such call, and `Sec-Fetch-Site`; a call with neither comes from another program. */
function isTrustedOrigin(request: FastifyRequest, config: Config): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  if (config.allowedOrigins.includes(origin)) return true
  return isOwnOrigin(request, config) && site !== 'cross-site'
}

/** Is the request's `Origin` that of PUBLIC_URL, or, if that is not set, a loopback name with this server's port? */
export function isOwnOrigin(
  { headers, socket }: FastifyRequest,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): boolean {
  const ownOrigins =
    publicUrl === null ? loopbackNames.map((name) => `http://${name}:${socket.localPort}`) : [publicUrl]
  return ownOrigins.includes(headers.origin ?? '')
}
