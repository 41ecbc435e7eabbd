import type { FastifyReply } from 'fastify'
import { clearCookie, readCookies, setCookie, type CookieAttributes, type CookieSender } from './cookies.ts'

export interface SessionCookie {
  /** The token in the browser's cookie, unchecked. */
  read(request: CookieSender): string | undefined
  write(reply: FastifyReply, token: string): void
  clear(reply: FastifyReply): void
}

/** @param isHttps binds the cookie to this exact host and to TLS (RFC 6265bis, 4.1.3.2: `__Host-`) */
export function createSessionCookie(isHttps: boolean, days: number): SessionCookie {
  const name = isHttps ? '__Host-foyer-session' : 'foyer-session'
  const attributes: CookieAttributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps }
  return {
    read(request) {
      const token = readCookies(request)[name]
      return token === '' ? undefined : token
    },
    write: (reply, token) => setCookie(reply, name, token, { ...attributes, maxAge: days * 86_400 }),
    clear: (reply) => clearCookie(reply, name, attributes),
  }
}
