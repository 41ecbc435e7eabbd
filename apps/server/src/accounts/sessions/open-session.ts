import type { Ended } from '@foyer/core/wire'
import type { Queries } from '../../database/database.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'
import { writePendingSignIn } from '../factors/pending-sign-ins.ts'
import { readSecondFactor, takesSecondStep, type FirstStep } from '../factors/second-step.ts'
import { createRepeatableToken } from './idempotent-request.ts'
import { createSessionToken } from './session-token.ts'
import { startSession, type NewSession } from './start-session.ts'

/** What a sign-in has opened: a session, or one that waits for its second step. */
export interface Opened {
  readonly kind: 'session' | 'pending'
  /** Of the session's cookie, or of the pending one's. Stored nowhere. */
  readonly token: string
}

export interface SignIn extends NewSession, FirstStep {
  readonly methods: NewSession['methods']
  /** The identifier as given, normalised. */
  readonly account: string
  /** What it has ended, if it was the account's first proof: told when the second step is done. */
  readonly ended?: Ended | undefined
}

/**
 * Opens the session of a sign-in, or lets it wait for a second step. Call it in the transaction that has locked the person, so that
 * nobody enrols a factor meanwhile. A session that the browser has is ended by another session alone.
 */
export async function openSession(queries: Queries, signIn: SignIn): Promise<Opened> {
  const { userId, idempotentRequest, account, caller, methods, fingerprint, ended } = signIn
  if (!takesSecondStep(await readSecondFactor(queries, userId), signIn))
    return { kind: 'session', token: await startSession(queries, signIn) }
  const token =
    idempotentRequest === undefined
      ? createSessionToken(userId)
      : await createRepeatableToken(queries, userId, idempotentRequest)
  await writePendingSignIn(queries, { userId, token, methods, account, caller, fingerprint, ended })
  await recordEvent(queries, { event: 'login_first_step', userId, account, caller })
  return { kind: 'pending', token }
}
