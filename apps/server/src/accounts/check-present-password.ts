import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { users } from '../database/schema.ts'

/**
 * Asks a person who is signed in for their password once more. Counted, so that whoever finds a device unlocked does
 * not get to guess.
 * @returns `no_password` where the account has none: it was made through a social provider
 * @throws TooManyAttemptsError
 */
export async function checkPresentPassword(
  { database, hasher, limits }: Pick<Context, 'database' | 'hasher' | 'limits'>,
  userId: string,
  password: string,
): Promise<'right' | 'wrong' | 'no_password'> {
  await limits.consumePassword(userId)
  const [row] = await database.drizzle
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
  const hash = row?.passwordHash ?? null
  const isRight = await hasher.verify(hash, password)
  if (hash === null) return 'no_password'
  return isRight ? 'right' : 'wrong'
}
