import type { FastifyRequest } from 'fastify'

/** Who sends a request, as far as can be known. */
export interface Caller {
  /** The person's address: of the connection, or as reported by trusted proxies. */
  readonly address: string
  readonly userAgent: string | null
}

export function describeCaller(request: FastifyRequest): Caller {
  // Truncated, because the header can be long.
  return { address: readAddress(request), userAgent: request.headers['user-agent']?.slice(0, 512) ?? null }
}

/** Without the port, which some proxies write behind it, such as Azure's Application Gateway: `203.0.113.7:443`, `[2001:db8::7]:443`. */
export function readAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const [, v6, v4] = /^(?:\[([\da-f:.]+)\](?::\d+)?|([\d.]+):\d+)$/i.exec(ip) ?? []
  return v6 ?? v4 ?? ip
}
