import { asc, eq } from 'drizzle-orm'
import type { ErrorBody } from '@foyer/core/wire'
import type { Queries } from '../../database/database.ts'
import { identities, users } from '../../database/schema/schema.ts'
import { hasPasswords, type SignInSettings } from '../../start/settings/sign-in-methods.ts'
import { listFactorWays } from '../factors/factor-ways.ts'
import { listIdentifiers } from '../identifiers/identifiers.ts'

export type ProofWay = NonNullable<ErrorBody['ways']>[number]

/**
 * How the person of a session can show once more who they are: by the password, where people have one, a passkey or the authenticator app, a code to an
 * identifier that is proven to be theirs, or by signing in again through a linked provider.
 */
export async function listProofWays(
  queries: Queries,
  userId: string,
  settings: SignInSettings,
): Promise<ProofWay[]> {
  const [user] = await queries
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
  const proven = (await listIdentifiers(queries, userId)).filter(({ verifiedAt }) => verifiedAt !== null)
  const linked = await queries
    .select({ social: identities.social })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.linkedAt))
  const factors = await listFactorWays(queries, userId, settings)
  return [
    ...(user?.passwordHash && hasPasswords(settings) ? [{ way: 'password' } as const] : []),
    ...factors.filter((way) => way !== 'recovery-code').map((way) => ({ way })),
    ...proven.map(({ kind, value }) => ({ way: kind, to: value })),
    ...linked.map(({ social }) => ({ way: 'social', social }) as const),
  ]
}
