import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { stateMinutes } from '@foyer/core/social'
import { createRandomToken } from '../../social/authorization/state.ts'
import { clearCookie, readCookies, setCookie } from './cookies.ts'

/**
 * Identifies the browser that began an authorization request, so that no other browser can finish it. Each request has a
 * cookie of its own, because two requests in two tabs would otherwise overwrite each other's cookie.
 */
export interface AuthorizationCookie {
  read(request: FastifyRequest, state: string): string | undefined
  /** Sets the cookie that identifies the browser when it comes back with this state. */
  write(request: FastifyRequest, reply: FastifyReply, state: string): string
  clear(reply: FastifyReply, state: string): void
}

/** More authorization requests than anybody has open at once, but few enough to keep the headers small. */
const maxOpen = 10

/** @param isHttps binds the cookie to this exact host and to TLS, so that no other site can plant one */
export function createAuthorizationCookie(isHttps: boolean): AuthorizationCookie {
  const prefix = isHttps ? '__Host-foyer-authorization-' : 'foyer-authorization-'
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const
  const nameOf = (state: string) => prefix + hash('sha256', state, 'base64url').slice(0, 8)
  return {
    read(request, state) {
      const token = readCookies(request)[nameOf(state)]
      return token !== undefined && /^[A-Za-z0-9_-]{43}$/.test(token) ? token : undefined
    },
    write(request, reply, state) {
      // Browsers send older cookies first (RFC 6265, 5.4).
      const open = Object.keys(readCookies(request)).filter((name) => name.startsWith(prefix))
      for (const name of open.slice(0, Math.max(0, open.length - maxOpen + 1)))
        clearCookie(reply, name, options)
      const token = createRandomToken()
      // Lax, because the provider redirects here from another site.
      setCookie(reply, nameOf(state), token, { ...options, maxAge: stateMinutes * 60 })
      return token
    },
    clear(reply, state) {
      clearCookie(reply, nameOf(state), options)
    },
  }
}
