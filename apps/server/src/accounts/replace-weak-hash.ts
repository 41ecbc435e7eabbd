import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { users } from '../database/schema.ts'
import { needsRehash } from '../passwords/password-hasher.ts'
import type { Account } from './find-account.ts'

/** Brings a password that was hashed with older parameters up to today's, while it is at hand. */
export async function replaceWeakHash(
  { database, hasher }: Pick<Context, 'database' | 'hasher'>,
  { user, passwordHash }: Account,
  password: string,
): Promise<void> {
  if (passwordHash === null || !needsRehash(passwordHash)) return
  await database.drizzle
    .update(users)
    .set({ passwordHash: await hasher.hash(password) })
    // A password that was changed meanwhile stays: this one is no longer it.
    .where(and(eq(users.id, user.id), eq(users.passwordHash, passwordHash)))
}
