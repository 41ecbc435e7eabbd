import { eq } from 'drizzle-orm'
import { recordEvent, type AuditEvent } from '../../protection/audit/record-event.ts'
import type { Context } from '../../context.ts'
import type { Queries } from '../../database/database.ts'
import { runTransaction } from '../../database/run-transaction.ts'
import { users } from '../../database/schema/schema.ts'
import { ApiError } from '../../api-error.ts'
import { holdPerson, type LockedPerson, type Actor } from '../hold-person.ts'

interface PasswordCheck {
  readonly actor: Actor
  /** As typed. Ignored if the account has no password. */
  readonly password: string
  /** The audit event for a wrong password. */
  readonly refusalEvent: Pick<AuditEvent, 'event' | 'caller'>
}

/** Runs in a transaction that has locked the person. */
type Write<Result> = (transaction: Queries, person: LockedPerson) => Promise<Result>

/**
 * Verifies the password of a signed-in person, and then does work that requires it. Guesses are limited, so that nobody can guess the
 * password on a device that was left unlocked. A recovery may change the password during the verification, so the work is only done if
 * the verified password is still the account's.
 * @param prepare runs between verification and work, and may take long; it is told whether the account has a password
 * @throws TooManyAttemptsError
 * @throws ApiError wrong_password at `password`; unauthenticated when the session has ended
 */
export async function withCurrentPassword<Result>(
  { database, hasher, limits }: Pick<Context, 'database' | 'hasher' | 'limits'>,
  { actor, password, refusalEvent }: PasswordCheck,
  prepare: (hasPassword: boolean) => Write<Result> | Promise<Write<Result>>,
): Promise<Result> {
  await limits.consumePassword(actor.userId)
  let outcome = await attempt()
  // The hash has changed: either the password was changed, or a sign-in has rehashed the same password. Try once more.
  if (outcome === 'changed') outcome = await attempt()
  if (typeof outcome === 'object') return outcome.result
  await recordEvent(database.drizzle, { ...refusalEvent, userId: actor.userId })
  throw new ApiError('validation_failed', { errors: [{ field: 'password', code: 'wrong_password' }] })

  async function attempt(): Promise<{ readonly result: Result } | 'wrong' | 'changed'> {
    const [row] = await database.drizzle
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, actor.userId))
    const verified = row?.passwordHash ?? null
    // No account has an empty password, so don't spend time on hashing it.
    const isMatch = async (hash: string) => password !== '' && (await hasher.verify(hash, password))
    if (verified !== null && !(await isMatch(verified))) return 'wrong'
    const write = await prepare(verified !== null)
    return runTransaction(database.drizzle, async (transaction) => {
      const person = await holdPerson(transaction, actor)
      return person.passwordHash === verified ? { result: await write(transaction, person) } : 'changed'
    })
  }
}
