import type { FastifyInstance } from 'fastify'
import type { User } from '@foyer/core/wire'
import { readRelyingParty, toUserHandle } from '../../accounts/passkeys/relying-party.ts'
import { describeFactors } from '../../accounts/factors/describe-factors.ts'
import { requireUser } from '../../http/auth/require-user.ts'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { describeOwner } from '../passkeys/passkeys.ts'
import { hasPasskeys } from '../../settings/sign-in-methods.ts'

export function factors(app: FastifyInstance, context: Context): void {
  const { config, database, totpSeal } = context

  function describeRelyingParty(user: User) {
    if (!hasPasskeys(config)) return null
    const { userId, name, displayName } = describeOwner(user)
    return { rpId: readRelyingParty(config).rpId, userId: toUserHandle(userId), name, displayName }
  }

  route(app, 'factors', async (request) => {
    const { user } = await requireUser(context, request)
    return {
      ...(await describeFactors(database.drizzle, user.id)),
      offers: { passkey: hasPasskeys(config), totp: totpSeal !== undefined },
      isRequired: config.secondFactor.isRequired,
      relyingParty: describeRelyingParty(user),
    }
  })
}
