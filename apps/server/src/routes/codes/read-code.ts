import type { FastifyRequest } from 'fastify'
import { findCode, guessCode, maxGuesses, type VerifiedCode } from '../../accounts/codes/one-time-codes.ts'
import { tidyCode } from '../../accounts/codes/tidy-code.ts'
import type { Actor } from '../../accounts/hold-person.ts'
import type { Context } from '../../context.ts'
import type { CodePurpose } from '../../notifications/code-purpose.ts'
import { HttpError } from '../../http/errors/http-error.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'

interface Guess {
  readonly purpose: CodePurpose
  /** As typed. */
  readonly code: string
  /** The session in which the code was requested, if somebody is signed in. There each wrong guess leaves an audit event. */
  readonly actor?: Actor
}

/**
 * Compares a code with the one that this browser has requested.
 * @throws HttpError validation_failed with `code_wrong` at `code`; code_over
 * @throws TooManyAttemptsError
 */
export async function readCode(
  { codeCookie, database, deviceCookie, limits }: Context,
  request: FastifyRequest,
  { purpose, code, actor }: Guess,
): Promise<VerifiedCode> {
  const secret = codeCookie.read(request)
  if (secret === undefined) throw new HttpError('code_over')
  const holder = { purpose, secret }
  const requested = await findCode(database.drizzle, holder)
  if (requested === undefined) throw new HttpError('code_over')
  const caller = describeCaller(request)
  const { address } = caller
  if (requested.guesses >= maxGuesses || requested.sessionId !== (actor?.sessionId ?? null)) {
    // There is no valid code to compare with, so this does not use up the day's guesses at valid codes.
    await limits.consumeWrongLink(address)
    throw new HttpError('code_over')
  }
  const place = { address, device: deviceCookie.read(request) }
  await limits.consumeCode(place, requested.normalized)
  const verifiedCode = await guessCode(database.drizzle, holder, {
    code: tidyCode(code),
    normalized: requested.normalized,
    ...(actor !== undefined && { sessionId: actor.sessionId }),
  }).catch(async (error: unknown) => {
    if (actor !== undefined && error instanceof HttpError) {
      const reason = error.details.errors?.[0]?.code ?? error.code
      const event = { event: 'proof_refused', userId: actor.userId, caller, details: { reason } } as const
      await recordEvent(database.drizzle, event)
    }
    throw error
  })
  await limits.resetCodeLimits(place, verifiedCode.normalized)
  return verifiedCode
}
