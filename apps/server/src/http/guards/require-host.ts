import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../api-error.ts'

/** A host and an optional port (RFC 9110, 7.2; RFC 3986, 3.2.2), and nothing else that a URL may contain. */
const hostPattern = /^(?:\[[\da-f:.]{2,45}\]|[^\s\p{Cc}/\\?#@,:[\]]*)(?::\d{0,5})?$/iu

/** A host name has at most 253 characters (RFC 1035, 2.3.4), an address fewer; the port with its colon 6 more. */
const maxHostLength = 259

/**
 * Does a request have exactly one valid `Host`? If there are two, proxies and the server may use different ones (RFC 9112, 3.2), and Node
 * silently uses the first.
 */
function hasOneHost({ headers, rawHeaders, httpVersionMinor }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersionMinor !== 1
  let lines = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') lines++
  }
  return lines === 1 && headers.host.length <= maxHostLength && hostPattern.test(headers.host)
}

/** Rejects HTTP/1.1 requests without a valid `Host`. */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (hasOneHost(raw)) done()
    else done(new ApiError('invalid_request'))
  })
}
