import { eq, lt, or, sql } from 'drizzle-orm'
import type { recoveryCodes } from '../../database/schema/schema.ts'
import { hashIdempotentRequest, type IdempotentRequest } from '../sessions/idempotent-request.ts'

/** The request that makes a guess; `undefined` if it has no `Idempotency-Key`. With another code it is another request. */
export type GuessRequest = IdempotentRequest | undefined

type GuessTable = typeof recoveryCodes

/** The update that counts the guess of a request, unless the request is a copy of the one that was counted last. */
export function countOnce({ attempts, guessedBy }: GuessTable, request: GuessRequest) {
  const name = hashGuess(request)
  return {
    attempts: sql`${attempts} + case when ${guessedBy} = ${name}::text then 0 else 1 end`,
    guessedBy: name,
  }
}

/** The update that takes back the guess that was counted last. */
export function undoCount({ attempts }: GuessTable) {
  return { attempts: sql`${attempts} - 1`, guessedBy: null }
}

/** The condition that the request may guess. A copy of the last counted request may, even if that was the last guess allowed. */
export function hasGuessLeft({ attempts, guessedBy }: GuessTable, maxGuesses: number, request: GuessRequest) {
  const name = hashGuess(request)
  return or(lt(attempts, maxGuesses), name === null ? undefined : eq(guessedBy, name))
}

/** The condition that the guess of this request was counted last, and has not been taken back by a copy of it. */
export function isCounted({ guessedBy }: GuessTable, request: GuessRequest) {
  const name = hashGuess(request)
  return name === null ? undefined : eq(guessedBy, name)
}

/** Was the guess of this request the last that the row has counted? Like `isCounted`, but for a row that was read. */
export function isCopyOf(
  { guessedBy }: { readonly guessedBy: string | null },
  request: GuessRequest,
): boolean {
  return guessedBy !== null && guessedBy === hashGuess(request)
}

function hashGuess(request: GuessRequest): string | null {
  return request === undefined ? null : hashIdempotentRequest(request)
}
