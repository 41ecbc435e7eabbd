import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookies, setCookie } from './cookies.ts'

/** A secret that identifies a browser. Scripts cannot read it, and the database stores only its hash. */
export interface SecretCookie {
  read(request: FastifyRequest): string | undefined
  /** The secret that `write` will set. @param newSecret the secret for a browser without one; default: random */
  choose(request: FastifyRequest, newSecret?: string): string
  /** Sets the cookie, or extends an existing one. @param newSecret as above */
  write(request: FastifyRequest, reply: FastifyReply, newSecret?: string): string
}

interface SecretCookieOptions {
  readonly name: string
  /** Binds the cookie to this exact host and to TLS. */
  readonly isHttps: boolean
  readonly seconds: number
}

export function createSecretCookie({ name: baseName, isHttps, seconds }: SecretCookieOptions): SecretCookie {
  const name = isHttps ? `__Host-${baseName}` : baseName
  function read(request: FastifyRequest): string | undefined {
    const secret = readCookies(request)[name]
    return secret !== undefined && /^[A-Za-z0-9_-]{43}$/.test(secret) ? secret : undefined
  }
  function choose(request: FastifyRequest, newSecret = randomBytes(32).toString('base64url')): string {
    return read(request) ?? newSecret
  }
  return {
    read,
    choose,
    write(request, reply, newSecret) {
      const secret = choose(request, newSecret)
      const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const
      setCookie(reply, name, secret, { ...attributes, maxAge: seconds })
      return secret
    },
  }
}
