import type { FastifyReply } from 'fastify'
import type { ErrorBody } from '@foyer/core/wire'
import { describeSecondFactor } from '../../accounts/factors/factor-ways.ts'
import { findPendingSignIn } from '../../accounts/factors/pending-sign-ins.ts'
import type { Opened } from '../../accounts/sessions/open-session.ts'
import type { Context } from '../../context.ts'
import { ApiError } from '../../api-error.ts'

type SignInNotice = Pick<NonNullable<ErrorBody['secondFactor']>, 'unusedPromocode'>

/**
 * Sets the cookie of a sign-in: that of its session, or of a pending sign-in.
 * @param notice what the person is told once the second step is done
 * @throws ApiError second_factor_needed, with the ways to go on, if the sign-in waits for its second step
 */
export async function admit(
  context: Context,
  reply: FastifyReply,
  { kind, token }: Opened,
  notice: SignInNotice = {},
): Promise<void> {
  const { config, database, pendingCookie, sessionCookie } = context
  if (kind === 'session') {
    sessionCookie.write(reply, token)
    return
  }
  pendingCookie.write(reply, token)
  const pending = await findPendingSignIn(database.drizzle, token)
  // The pending sign-in has been ended already, for example because a password was set.
  if (pending === undefined) throw new ApiError('second_factor_over')
  throw new ApiError('second_factor_needed', {
    secondFactor: { ...(await describeSecondFactor(database.drizzle, pending, config)), ...notice },
  })
}
