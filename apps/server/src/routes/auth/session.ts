import type { FastifyInstance } from 'fastify'
import { listIdentifiers } from '../../accounts/identifiers/identifiers.ts'
import { describeSession } from '../../accounts/sessions/describe-session.ts'
import { requireUser } from '../../http/auth/require-user.ts'
import type { Current } from '../../accounts/sessions/check/session-check.ts'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'

/** The most frequent call: it runs no statement besides the session check, unless the query asks for more. */
export function session(app: FastifyInstance, context: Context): void {
  const withIdentifiers = async (current: Current) => ({
    ...answer(current),
    identifiers: await listIdentifiers(context.database.drizzle, current.user.id),
  })
  route(
    app,
    'session',
    (request) =>
      requireUser(context, request).then(request.query.include === 'identifiers' ? withIdentifiers : answer),
    { isRoutine: true },
  )
}

function answer(current: Current) {
  return { ...current.user, session: describeSession(current) }
}
