import type { FastifyRequest } from 'fastify'
import {
  findCode,
  guessCode,
  maxGuesses,
  type CodeHolder,
  type CodeRow,
  type VerifiedCode,
} from '../../accounts/codes/one-time-codes.ts'
import { tidyCode } from '../../accounts/codes/tidy-code.ts'
import type { Actor } from '../../accounts/hold-person.ts'
import type { Context } from '../../context.ts'
import type { CodePurpose } from '../../notifications/code-purpose.ts'
import { ApiError } from '../../api-error.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'

type CodeReader = Pick<Context, 'codeCookie' | 'database' | 'deviceCookie' | 'limits'>

interface Guess {
  readonly purpose: CodePurpose
  /** As typed. */
  readonly code: string
  /** The session in which the code was requested, if somebody is signed in. There each wrong guess leaves an audit event. */
  readonly actor?: Actor
}

/**
 * Compares a code with the one that this browser has requested.
 * @throws ApiError validation_failed with `code_wrong` at `code`; code_over
 * @throws TooManyAttemptsError
 */
export async function readCode(
  context: CodeReader,
  request: FastifyRequest,
  { purpose, code, actor }: Guess,
): Promise<VerifiedCode> {
  const requested = await findRequestedCode(context, request, purpose)
  if (requested === undefined) throw new ApiError('code_over')
  const guess = { code, sessionId: actor?.sessionId ?? null }
  return compareCode(context, request, requested, guess).catch(async (error: unknown) => {
    if (actor !== undefined && error instanceof ApiError && hasGuessLeft(requested, guess)) {
      const reason = error.details.errors?.[0]?.code ?? error.code
      const caller = describeCaller(request)
      const event = { event: 'proof_refused', userId: actor.userId, caller, details: { reason } } as const
      await recordEvent(context.database.drizzle, event)
    }
    throw error
  })
}

export interface RequestedCode extends CodeRow {
  readonly holder: CodeHolder
}

/** The code that this browser waits for. `undefined`: none, or it has expired. */
export async function findRequestedCode(
  { codeCookie, database }: Pick<Context, 'codeCookie' | 'database'>,
  request: FastifyRequest,
  purpose: CodePurpose,
): Promise<RequestedCode | undefined> {
  const secret = codeCookie.read(request)
  if (secret === undefined) return undefined
  const holder = { purpose, secret }
  const row = await findCode(database.drizzle, holder)
  return row && { ...row, holder }
}

interface TypedCode {
  /** As typed. */
  readonly code: string
  /** The session in which it is typed, if the code was requested in a session. */
  readonly sessionId: string | null
}

/**
 * Compares a typed code with the requested one, within the limits of guesses.
 * @throws ApiError validation_failed with `code_wrong` at `code`; code_over
 * @throws TooManyAttemptsError
 */
export async function compareCode(
  { database, deviceCookie, limits }: Pick<Context, 'database' | 'deviceCookie' | 'limits'>,
  request: FastifyRequest,
  requested: RequestedCode,
  { code, sessionId }: TypedCode,
): Promise<VerifiedCode> {
  const { holder, normalized } = requested
  const { address } = describeCaller(request)
  if (!hasGuessLeft(requested, { sessionId })) {
    // There is no valid code to compare with, so this does not use up the day's guesses at valid codes.
    await limits.consumeWrongLink(address)
    throw new ApiError('code_over')
  }
  const place = { address, device: deviceCookie.read(request) }
  await limits.consumeCode(place, normalized)
  const guess = { code: tidyCode(code), normalized, sessionId }
  const verifiedCode = await guessCode(database.drizzle, holder, guess)
  await limits.resetCodeLimits(place, normalized)
  return verifiedCode
}

function hasGuessLeft(requested: RequestedCode, { sessionId }: Pick<TypedCode, 'sessionId'>): boolean {
  return requested.guesses < maxGuesses && requested.sessionId === sessionId
}
