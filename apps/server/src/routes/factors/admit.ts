import type { FastifyReply } from 'fastify'
import type { ErrorBody } from '@foyer/core/wire'
import { describeSecondFactor } from '../../accounts/factors/factor-ways.ts'
import { findPendingSignIn } from '../../accounts/factors/pending-sign-ins.ts'
import type { Opened } from '../../accounts/sessions/open-session.ts'
import type { Context } from '../../context.ts'
import { HttpError } from '../../http/errors/http-error.ts'

type Said = Pick<NonNullable<ErrorBody['secondFactor']>, 'unusedPromocode'>

/**
 * Sets the cookie of what a sign-in has opened.
 * @param said what the person is told once the second step is done
 * @throws HttpError second_factor_needed, with how the sign-in goes on, if it waits for its second step
 */
export async function admit(
  context: Context,
  reply: FastifyReply,
  { kind, token }: Opened,
  said: Said = {},
): Promise<void> {
  const { config, database, pendingCookie, sessionCookie } = context
  if (kind === 'session') {
    sessionCookie.write(reply, token)
    return
  }
  pendingCookie.write(reply, token)
  const pending = await findPendingSignIn(database.drizzle, token)
  // Somebody has ended it at once, by setting a password for example.
  if (pending === undefined) throw new HttpError('second_factor_over')
  throw new HttpError('second_factor_needed', {
    secondFactor: { ...(await describeSecondFactor(database.drizzle, pending, config)), ...said },
  })
}
