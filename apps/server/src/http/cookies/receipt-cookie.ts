import type { FastifyReply } from 'fastify'
import { readCookies, setCookie, type CookieAttributes, type CookieSender } from './cookies.ts'

/**
 * Identifies the browser that placed an order without being signed in, so that nobody else can read the order. Each order has
 * a cookie of its own at its own path, so that the browser sends it only with requests for that order.
 */
export interface ReceiptCookie {
  read(request: CookieSender): string | undefined
  write(reply: FastifyReply, number: string, token: string): void
}

const days = 30

/** @param isHttps binds the cookie to TLS (RFC 6265bis, 4.1.3.1: `__Secure-`); `__Host-` would not allow a path */
export function createReceiptCookie(isHttps: boolean, orderPath: (number: string) => string): ReceiptCookie {
  const name = isHttps ? '__Secure-foyer-receipt' : 'foyer-receipt'
  const attributes: CookieAttributes = {
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps,
    maxAge: days * 86_400,
  }
  return {
    read: (request) => readCookies(request)[name],
    write: (reply, number, token) =>
      setCookie(reply, name, token, { ...attributes, path: orderPath(number) }),
  }
}
