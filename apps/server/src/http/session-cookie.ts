import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieSerializeOptions } from '@fastify/cookie'

export interface SessionCookie {
  /** The token that the browser sent, as it came. */
  read(request: FastifyRequest): string | undefined
  write(reply: FastifyReply, token: string): void
  clear(reply: FastifyReply): void
}

/** @param isHttps then the cookie is bound to this very host and to TLS (RFC 6265bis, 4.1.3.2: `__Host-`) */
export function createSessionCookie(isHttps: boolean, days: number): SessionCookie {
  const name = isHttps ? '__Host-foyer-session' : 'foyer-session'
  const attributes: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps }
  return {
    read(request) {
      const header = request.headers.cookie
      if (header === undefined) return undefined
      const token = request.server.parseCookie(header)[name]
      return token === '' ? undefined : token
    },
    write: (reply, token) => void reply.setCookie(name, token, { ...attributes, maxAge: days * 86_400 }),
    clear: (reply) => void reply.clearCookie(name, attributes),
  }
}
