import type { ResponseBody } from '@foyer/core/wire'
import type { Current } from './check/session-check.ts'

type SessionBody = ResponseBody<'session'>['session']

/** The description of a session that back ends and the page get. */
export function describeSession(current: Omit<Current, 'user'>): SessionBody {
  const { sessionId, authenticatedAt, isRecent, methods, expiresAt } = current
  return {
    id: sessionId,
    authenticatedAt: authenticatedAt.toISOString(),
    isRecent,
    methods: [...methods],
    level: assuranceLevelOf(methods),
    expiresAt: expiresAt.toISOString(),
  }
}

/** 2 if the person has shown two factors, which RFC 8176 calls `mfa`. */
function assuranceLevelOf(methods: readonly string[]): SessionBody['level'] {
  return methods.includes('mfa') ? 2 : 1
}
