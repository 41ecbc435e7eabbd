import type { FastifyRequest } from 'fastify'
import { deviceIdKey, isDeviceId } from '@foyer/core/fingerprint'
import { readCookies } from './cookies/cookies.ts'

/**
 * The device id that the browser sends: in a cookie from our own pages, or in a header from pages of another origin, which have no cookie
 * here. Anybody can send any id, so it can tell devices apart but authenticates nobody.
 */
export function readDeviceId(request: FastifyRequest): string | undefined {
  const value = request.headers[deviceIdKey] ?? readCookies(request)[deviceIdKey]
  return isDeviceId(value) ? value.toLowerCase() : undefined
}
