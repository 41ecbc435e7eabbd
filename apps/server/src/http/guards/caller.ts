import type { FastifyRequest } from 'fastify'
import type { Caller } from '../../protection/caller.ts'

export function describeCaller(request: FastifyRequest): Caller {
  // Truncated, because the header can be long.
  return { address: readAddress(request), userAgent: request.headers['user-agent']?.slice(0, 512) ?? null }
}

/** The address without the port that some proxies append, such as Azure's Application Gateway: `203.0.113.7:443`, `[2001:db8::7]:443`. */
export function readAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const [, v6, v4] = /^(?:\[([\da-f:.]+)\](?::\d+)?|([\d.]+):\d+)$/i.exec(ip) ?? []
  return v6 ?? v4 ?? ip
}
