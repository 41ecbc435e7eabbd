import type { FastifyReply } from 'fastify'
import { clearCookie, readCookies, setCookie, type CookieAttributes, type CookieSender } from './cookies.ts'

/** A cookie that holds a token for one person's browser, such as that of a session. */
export interface TokenCookie {
  /** The cookie's name in the browser. */
  readonly name: string
  /** The token in the browser's cookie, unchecked. */
  read(request: CookieSender): string | undefined
  write(reply: FastifyReply, token: string): void
  clear(reply: FastifyReply): void
}

interface TokenCookieOptions {
  readonly name: string
  /** Binds the cookie to this exact host and to TLS (RFC 6265bis, 4.1.3.2: `__Host-`). */
  readonly isHttps: boolean
  readonly seconds: number
}

export function createTokenCookie({ name: baseName, isHttps, seconds }: TokenCookieOptions): TokenCookie {
  const name = isHttps ? `__Host-${baseName}` : baseName
  const attributes: CookieAttributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps }
  return {
    name,
    read(request) {
      const token = readCookies(request)[name]
      return token === '' ? undefined : token
    },
    write: (reply, token) => setCookie(reply, name, token, { ...attributes, maxAge: seconds }),
    clear: (reply) => clearCookie(reply, name, attributes),
  }
}
