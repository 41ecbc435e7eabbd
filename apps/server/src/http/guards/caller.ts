import type { Server } from 'node:http'
import { compile } from '@fastify/proxy-addr'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../../protection/caller.ts'

export function describeCaller(request: FastifyRequest): Caller {
  // Truncated, because the header can be long.
  return { address: readAddress(request), userAgent: request.headers['user-agent']?.slice(0, 512) ?? null }
}

/** The address of whoever makes the request, without a port, and an IPv4 address as such. `unknown`: the connection was gone before its address was read. */
export function readAddress({ ip = 'unknown' }: Partial<Pick<FastifyRequest, 'ip'>>): string {
  // What a socket that listens for IPv6 too calls IPv4 callers (RFC 4291, 2.5.5.2).
  return withoutPort(ip).replace(/^::ffff:(?=[\d.]+$)/i, '')
}

/** Reads the address of each connection at once. Node remembers it, but can no longer find it out when a caller has broken off. */
export function rememberAddresses(server: Server): void {
  server.on('connection', (socket) => void socket.remoteAddress)
}

/**
 * For Fastify's `trustProxy`: is the address one of TRUSTED_PROXIES? A proxy that writes ports does so for the proxy before it, too.
 * @param networks addresses and networks
 */
export function createProxyTrust(networks: readonly string[]): ((address?: string) => boolean) | false {
  if (networks.length === 0) return false
  const isTrusted = compile([...networks])
  return (address = 'unknown') => isTrusted(withoutPort(address), 0)
}

/** Some proxies append the port to an address, such as Azure's Application Gateway: `203.0.113.7:443`, `[2001:db8::7]:443`. */
function withoutPort(address: string): string {
  const [, v6, v4] = /^(?:\[([\da-f:.]+)\](?::\d+)?|([\d.]+):\d+)$/i.exec(address) ?? []
  return v6 ?? v4 ?? address
}
