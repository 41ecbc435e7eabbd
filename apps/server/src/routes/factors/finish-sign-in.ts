import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { lockPerson } from '../../accounts/hold-person.ts'
import { trustDevice } from '../../accounts/factors/trusted-devices.ts'
import { consumePendingSignIn, type PendingSignIn } from '../../accounts/factors/pending-sign-ins.ts'
import type { IdempotentRequest } from '../../accounts/sessions/idempotent-request.ts'
import { startSession, type AuthMethod } from '../../accounts/sessions/start-session.ts'
import { findRecipient, type Recipient } from '../../accounts/notify-person.ts'
import { userColumns, type UserRow } from '../../accounts/user.ts'
import type { Queries } from '../../database/database.ts'
import { runTransaction } from '../../database/run-transaction.ts'
import { users } from '../../database/schema/schema.ts'
import { ApiError } from '../../api-error.ts'
import type { Caller } from '../../protection/caller.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'

/** The second factor that somebody has shown. */
export interface UsedFactor<Result> {
  readonly by: 'totp' | 'recovery-code' | 'passkey'
  readonly methods: readonly AuthMethod[]
  readonly result: Result
}

/** Verifies and uses up a second factor, in the transaction that has locked the person. @throws ApiError if it is not valid */
export type ConsumeFactor<Result> = (queries: Queries) => Promise<UsedFactor<Result>>

export interface SecondStep<Result> {
  readonly pending: PendingSignIn
  readonly consumeFactor: ConsumeFactor<Result>
  readonly days: number
  readonly caller: Caller
  /** The previous token in the browser's cookie, whose session ends. */
  readonly previousToken: string | undefined
  readonly idempotentRequest?: IdempotentRequest | undefined
  /** For how many days the browser is trusted from now on. Default: 0, which means not at all. */
  readonly trustDays?: number
}

export interface FinishedSignIn<Result> {
  readonly user: UserRow
  /** Whom to notify of what has changed. */
  readonly recipient: Recipient
  readonly token: string
  readonly usedFactor: UsedFactor<Result>
  /** The token for the cookie of a trusted browser. */
  readonly trustToken: string | undefined
}

/**
 * Turns a pending sign-in into a session with both factors, atomically: after a wrong factor the sign-in waits as before.
 * @throws ApiError second_factor_over if another second step was faster, or the sign-in has waited too long
 */
export function finishSignIn<Result>(
  queries: Queries,
  {
    pending,
    consumeFactor,
    days,
    caller,
    previousToken,
    idempotentRequest,
    trustDays = 0,
  }: SecondStep<Result>,
): Promise<FinishedSignIn<Result>> {
  const { userId, account } = pending
  return runTransaction(queries, async (transaction) => {
    await lockPerson(transaction, userId)
    if (!(await consumePendingSignIn(transaction, pending))) throw new ApiError('second_factor_over')
    const [user] = await transaction.select(userColumns).from(users).where(eq(users.id, userId))
    if (user === undefined) throw new ApiError('second_factor_over')
    const usedFactor = await consumeFactor(transaction)
    const methods = [
      ...new Set([...(pending.methods as AuthMethod[]), ...usedFactor.methods, 'mfa' as const]),
    ]
    const token = await startSession(transaction, {
      id: randomUUID(),
      userId,
      methods,
      days,
      caller,
      fingerprint: pending.fingerprint ?? undefined,
      previousToken,
      idempotentRequest,
    })
    await recordEvent(transaction, {
      event: 'login',
      userId,
      ...(account !== null && { account }),
      caller,
      details: { secondFactor: usedFactor.by },
    })
    const trustToken = trustDays > 0 ? await trustDevice(transaction, userId, trustDays) : undefined
    return { user, recipient: await findRecipient(transaction, user), token, usedFactor, trustToken }
  })
}
