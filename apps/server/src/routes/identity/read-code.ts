import type { FastifyRequest } from 'fastify'
import { findCode, guessCode, mostGuesses, type RightCode } from '../../accounts/codes/one-time-codes.ts'
import { tidyCode } from '../../accounts/codes/tidy-code.ts'
import type { Holder } from '../../accounts/hold-person.ts'
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
  readonly who?: Holder
}

/**
 * Compares a code with the one that this browser has requested.
 * @throws HttpError validation_failed with `code_wrong` at `code`; code_over
 * @throws TooManyAttemptsError
 */
export async function readCode(
  { codeCookie, database, deviceCookie, limits }: Context,
  request: FastifyRequest,
  { purpose, code, who }: Guess,
): Promise<RightCode> {
  const secret = codeCookie.read(request)
  if (secret === undefined) throw new HttpError('code_over')
  const holder = { purpose, secret }
  const asked = await findCode(database.drizzle, holder)
  if (asked === undefined) throw new HttpError('code_over')
  const caller = describeCaller(request)
  const { address } = caller
  if (asked.guesses >= mostGuesses || asked.sessionId !== (who?.sessionId ?? null)) {
    // There is no valid code to compare with, so this does not use up the day's guesses at valid codes.
    await limits.consumeWrongLink(address)
    throw new HttpError('code_over')
  }
  const place = { address, device: deviceCookie.read(request) }
  await limits.consumeCode(place, asked.normalized)
  const right = await guessCode(database.drizzle, holder, {
    code: tidyCode(code),
    normalized: asked.normalized,
    ...(who !== undefined && { sessionId: who.sessionId }),
  }).catch(async (error: unknown) => {
    if (who !== undefined && error instanceof HttpError) {
      const reason = error.details.errors?.[0]?.code ?? error.code
      const event = { event: 'proof_refused', userId: who.userId, caller, details: { reason } } as const
      await recordEvent(database.drizzle, event)
    }
    throw error
  })
  await limits.rewardCode(place, right.normalized)
  return right
}
