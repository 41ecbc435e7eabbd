import type { FastifyRequest } from 'fastify'
import { deviceIdKey, isDeviceId } from '@foyer/core/fingerprint'
import { readCookies } from './cookies.ts'

/**
 * Which of its devices a browser says it is: the cookie of our own pages, the header of those of another origin, which
 * have no cookie here. Anybody can send any id, so it tells devices apart and authenticates nobody.
 */
export function readDeviceId(request: FastifyRequest): string | undefined {
  const said = request.headers[deviceIdKey] ?? readCookies(request)[deviceIdKey]
  return isDeviceId(said) ? said.toLowerCase() : undefined
}
