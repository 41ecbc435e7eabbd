import type { FastifyRequest } from 'fastify'

/** Where a request comes from, as far as that can be known. */
export interface Caller {
  /** The person's address: of the connection, or as the trusted proxies report it. */
  readonly address: string
  readonly userAgent: string | null
}

export function describeCaller(request: FastifyRequest): Caller {
  // A header can be long; nobody needs more of it to recognise a browser.
  return { address: request.ip, userAgent: request.headers['user-agent']?.slice(0, 512) ?? null }
}
