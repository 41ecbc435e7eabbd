import type { FastifyRequest } from 'fastify'

/** Who sends a request, as far as can be known. */
export interface Caller {
  /** The person's address: of the connection, or as reported by trusted proxies. */
  readonly address: string
  readonly userAgent: string | null
}

export function describeCaller(request: FastifyRequest): Caller {
  // Truncated, because the header can be long.
  return { address: request.ip, userAgent: request.headers['user-agent']?.slice(0, 512) ?? null }
}
