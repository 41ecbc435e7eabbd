import type { FastifyReply, FastifyRequest } from 'fastify'
import { createRandomToken, stateMinutes } from '../social/state.ts'

/** Tells the browser that set out for a provider: nobody else can come back for it. */
export interface AttemptCookie {
  read(request: FastifyRequest): string | undefined
  /** The one that the browser has, for another while, or a new one: several ways may be open at once. */
  renew(request: FastifyRequest, reply: FastifyReply): string
}

/** @param isHttps then the cookie is bound to this very host and to TLS, so that no other page plants one */
export function createAttemptCookie(isHttps: boolean): AttemptCookie {
  const name = isHttps ? '__Host-foyer-attempt' : 'foyer-attempt'
  const read = (request: FastifyRequest) => {
    const { cookie } = request.headers
    const attempt = cookie === undefined ? undefined : request.server.parseCookie(cookie)[name]
    return attempt !== undefined && /^[A-Za-z0-9_-]{43}$/.test(attempt) ? attempt : undefined
  }
  return {
    read,
    renew(request, reply) {
      const attempt = read(request) ?? createRandomToken()
      // Lax: a provider leads back from another site.
      reply.setCookie(name, attempt, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: isHttps,
        maxAge: stateMinutes * 60,
      })
      return attempt
    },
  }
}
