import { and, eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { users } from '../../database/schema/schema.ts'
import { describeError } from '../../operations/observability/describe-error.ts'
import type { Account } from '../find-account.ts'

/**
 * Hashes a password again if its stored hash has weaker parameters than new ones. A failure is only logged: the person is signed in, the
 * stored hash still verifies, and the next sign-in tries again.
 */
export async function replaceWeakHash(
  context: Pick<Context, 'database' | 'hasher' | 'log'>,
  account: Account,
  password: string,
): Promise<void> {
  await replace(context, account, password).catch((error: unknown) =>
    context.log.warn(
      { error: describeError(error) },
      'a weak password hash could not be replaced: the next sign-in tries again',
    ),
  )
}

async function replace(
  { database, hasher }: Pick<Context, 'database' | 'hasher'>,
  { user, passwordHash }: Account,
  password: string,
): Promise<void> {
  if (passwordHash === null || !hasher.needsRehash(passwordHash)) return
  await database.drizzle
    .update(users)
    .set({ passwordHash: await hasher.hash(password) })
    // Only if the hash is unchanged: the password may have been changed concurrently.
    .where(and(eq(users.id, user.id), eq(users.passwordHash, passwordHash)))
}
