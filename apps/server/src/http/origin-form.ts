import type { IncomingMessage } from 'node:http'

/**
 * For Fastify's `rewriteUrl`: the path and query of a request's address. Forward proxies also send the whole address, which a server has to
 * accept (RFC 9112, 3.2.2).
 */
export function toOriginForm({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (url.startsWith('/')) return url
  const [start] = /^https?:\/\/[^/?#]+/i.exec(url) ?? []
  if (start === undefined) return url
  const rest = url.slice(start.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}
