import { eq, lt, or, sql } from 'drizzle-orm'
import type { passwordSetups, recoveryCodes } from '../../database/schema/schema.ts'
import { hashIdempotentRequest, type IdempotentRequest } from '../sessions/idempotent-request.ts'

/** The request that makes a guess; `undefined` if it cannot come twice. Another code in it makes it another request. */
export type GuessRequest = IdempotentRequest | undefined

type Guessed = typeof recoveryCodes | typeof passwordSetups

/** Counts the guess of a request. A copy of the request that was counted last is no further guess. */
export function countOnce({ attempts, guessedBy }: Guessed, request: GuessRequest) {
  const name = nameGuess(request)
  return {
    attempts: sql`${attempts} + case when ${guessedBy} = ${name}::text then 0 else 1 end`,
    guessedBy: name,
  }
}

/** Takes the guess that was counted last back. */
export function takeBack({ attempts }: Guessed) {
  return { attempts: sql`${attempts} - 1`, guessedBy: null }
}

/** May the request guess? Its copy may, also when it was the last guess. */
export function hasGuessLeft({ attempts, guessedBy }: Guessed, most: number, request: GuessRequest) {
  const name = nameGuess(request)
  return or(lt(attempts, most), name === null ? undefined : eq(guessedBy, name))
}

/** Was the guess of the request counted last, and not taken back by a copy of it? */
export function isCounted({ guessedBy }: Guessed, request: GuessRequest) {
  const name = nameGuess(request)
  return name === null ? undefined : eq(guessedBy, name)
}

/** The same of a row that was read. */
export function isCopyOf(
  { guessedBy }: { readonly guessedBy: string | null },
  request: GuessRequest,
): boolean {
  return guessedBy !== null && guessedBy === nameGuess(request)
}

function nameGuess(request: GuessRequest): string | null {
  return request === undefined ? null : hashIdempotentRequest(request)
}
