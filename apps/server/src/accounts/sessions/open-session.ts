import type { Ended } from '@foyer/core/wire'
import type { Queries } from '../../database/database.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'
import { writePendingSignIn } from '../factors/pending-sign-ins.ts'
import { readSecondFactor, needsSecondStep, type FirstStep } from '../factors/second-step.ts'
import { createRepeatableToken } from './idempotent-request.ts'
import { createSessionToken } from './session-token.ts'
import { startSession, type NewSession } from './start-session.ts'

/** The result of a sign-in: a session, or a pending sign-in that waits for its second step. */
export interface Opened {
  readonly kind: 'session' | 'pending'
  /** For the session cookie, or for the cookie of the pending sign-in. Stored nowhere. */
  readonly token: string
}

export interface SignIn extends NewSession, FirstStep {
  readonly methods: NewSession['methods']
  /** The identifier as typed, normalised. */
  readonly account: string
  /** What it has ended, if it was the account's first proof. The person is notified after the second step. */
  readonly ended?: Ended | undefined
}

/**
 * Opens the session of a sign-in, or makes it wait for a second step. Call it in the transaction that has locked the person, so that
 * no factor is enrolled concurrently. The browser's previous session ends only when a new session is opened.
 */
export async function openSession(queries: Queries, signIn: SignIn): Promise<Opened> {
  const { userId, idempotentRequest, account, caller, methods, fingerprint, ended } = signIn
  if (!needsSecondStep(await readSecondFactor(queries, userId), signIn))
    return { kind: 'session', token: await startSession(queries, signIn) }
  const token =
    idempotentRequest === undefined
      ? createSessionToken(userId)
      : await createRepeatableToken(queries, userId, idempotentRequest)
  await writePendingSignIn(queries, { userId, token, methods, account, caller, fingerprint, ended })
  await recordEvent(queries, { event: 'login_first_step', userId, account, caller })
  return { kind: 'pending', token }
}
