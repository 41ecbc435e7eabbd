import type { FastifyInstance } from 'fastify'

/** Names that browsers resolve without a name server (RFC 6761, 6.3), and the loopback addresses. */
const loopback = /^(?:(?:[^.]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Refuses requests for hosts other than loopback and the given ones. Otherwise a page of any site could make its own name resolve to this
 * machine, and read the codes in the inbox (DNS rebinding).
 * @param hosts without port
 */
export function checkHost(app: FastifyInstance, hosts: readonly string[]): void {
  app.addHook('onRequest', ({ headers }, reply, done) => {
    const host = readHostname(`http://${headers.host ?? ''}`)
    if (host !== undefined && (loopback.test(host) || hosts.includes(host))) return done()
    return reply.code(421).send({
      code: 'unknown_host',
      message: 'The sandbox answers at localhost, and at the host of PUBLIC_URL. Open it there.',
    })
  })
}

/** The host of an address as browsers write it; `undefined` if the text is not an address. */
export function readHostname(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname : undefined
}
