import type { IncomingMessage } from 'node:http'
import { parseCookie, stringifySetCookie, type SetCookie } from 'cookie'
import type { FastifyReply } from 'fastify'

export type CookieAttributes = Omit<SetCookie, 'name' | 'value'>

/** A request of Fastify or of Node. */
export type CookieSender = Pick<IncomingMessage, 'headers'>

/** The request's cookies, by name. */
export function readCookies({ headers }: CookieSender): Readonly<Record<string, string | undefined>> {
  return headers.cookie === undefined ? {} : parseCookie(headers.cookie)
}

/** Adds a cookie to those that the answer already sets. Call it only once per name (RFC 6265, 4.1.1). */
export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  attributes: CookieAttributes,
): void {
  reply.header('set-cookie', stringifySetCookie({ name, value, ...attributes }))
}

/** Removes a cookie: it is set again with the same path and an expiry in the past, so browsers delete it. */
export function clearCookie(reply: FastifyReply, name: string, attributes: CookieAttributes): void {
  setCookie(reply, name, '', { ...attributes, expires: new Date(0), maxAge: 0 })
}
