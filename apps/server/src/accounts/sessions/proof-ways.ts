import { asc, eq } from 'drizzle-orm'
import type { ErrorBody } from '@foyer/core/wire'
import type { Queries } from '../../database/database.ts'
import { identities, users } from '../../database/schema/schema.ts'
import { ApiError } from '../../api-error.ts'
import { hasPasswords, hasProvider, type WayInSettings } from '../../settings/sign-in-methods.ts'
import { listFactorWays } from '../factors/factor-ways.ts'
import { listIdentifiers } from '../identifiers/identifiers.ts'
import { listReachableKinds } from '../../notifications/messages-config.ts'

export type ProofWay = NonNullable<ErrorBody['ways']>[number]

/**
 * How the person of a session can prove again who they are: by the password, where people have one, a passkey, a code to an identifier that
 * is proven to be theirs and that messages reach, or by signing in again through a linked provider. A person with a second factor can only
 * use that: the authenticator app, or a passkey whose authenticator verifies the user.
 */
export async function listProofWays(
  queries: Queries,
  userId: string,
  settings: WayInSettings,
): Promise<ProofWay[]> {
  const [user] = await queries
    .select({ passwordHash: users.passwordHash, secondFactorAt: users.secondFactorAt })
    .from(users)
    .where(eq(users.id, userId))
  const factors = (await listFactorWays(queries, userId, settings))
    .filter((way) => way !== 'recovery-code')
    .map((way) => ({ way }))
  if (user !== undefined && user.secondFactorAt !== null) return factors
  const reachableKinds: readonly string[] = listReachableKinds(settings.messages)
  const proven = (await listIdentifiers(queries, userId)).filter(
    ({ kind, verifiedAt }) => verifiedAt !== null && reachableKinds.includes(kind),
  )
  const linked = await queries
    .select({ social: identities.social })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.linkedAt))
  return [
    ...(user?.passwordHash && hasPasswords(settings) ? [{ way: 'password' } as const] : []),
    ...factors,
    ...proven.map(({ kind, value }) => ({ way: kind, to: value })),
    ...linked
      .filter(({ social }) => hasProvider(settings, social))
      .map(({ social }) => ({ way: 'social', social }) as const),
  ]
}

/** The error for a call that needs a recent proof. It lists the ways to give one. */
export async function needProof(
  queries: Queries,
  userId: string,
  settings: WayInSettings,
): Promise<ApiError> {
  return new ApiError('proof_needed', { ways: await listProofWays(queries, userId, settings) })
}
