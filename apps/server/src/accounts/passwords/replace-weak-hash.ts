import { and, eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { users } from '../../database/schema/schema.ts'
import type { Account } from '../find-account.ts'

/** Hashes a password again if its stored hash has weaker parameters than new ones. */
export async function replaceWeakHash(
  { database, hasher }: Pick<Context, 'database' | 'hasher'>,
  { user, passwordHash }: Account,
  password: string,
): Promise<void> {
  if (passwordHash === null || !hasher.needsRehash(passwordHash)) return
  await database.drizzle
    .update(users)
    .set({ passwordHash: await hasher.hash(password) })
    // Only if the hash is unchanged: the password may have been changed meanwhile.
    .where(and(eq(users.id, user.id), eq(users.passwordHash, passwordHash)))
}
