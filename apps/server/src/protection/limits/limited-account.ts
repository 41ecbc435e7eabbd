import type { Addition, Count, Counters } from './counters.ts'
import { findStanding, isKnownAddress, type Place } from './place.ts'
import type { RateLimit } from './rate-limit-numbers.ts'
import { TooManyAttemptsError } from './too-many-attempts-error.ts'

/** The limits for one kind of action on an account. */
export interface AccountLimits {
  readonly kind: string
  /** All actions of this kind from one address; absent if they are counted elsewhere. */
  readonly perAddress?: RateLimit
  readonly perAccountAndAddress: RateLimit
  /** From all places unknown to the account, together. */
  readonly perAccount: RateLimit
}

/**
 * Counts an action on an account. A device that the account knows has a count of its own, which strangers cannot use up. For others, the
 * address, the account, and the pair of both are counted; what strangers do does not block an address that the account knows.
 * @throws TooManyAttemptsError
 */
export async function consumeForAccount(
  counters: Counters,
  { kind, perAddress, perAccountAndAddress, perAccount }: AccountLimits,
  place: Place,
  account: string,
): Promise<void> {
  const standing = await findStanding(counters, place, account)
  const { from, to, knownDevice } = standing
  const own = addOne(`${kind}:${to}:${knownDevice ?? from}`, perAccountAndAddress)
  const ofAddress =
    perAddress && addOne(`${kind}:${knownDevice === undefined ? '' : 'known:'}${from}`, perAddress)
  const ofAccount = knownDevice === undefined ? addOne(`${kind}:${to}`, perAccount) : undefined
  const additions = [ofAddress, own, ofAccount].filter((addition) => addition !== undefined)
  const counts = new Map(
    (await counters.add(additions)).map((count, index) => [additions[index], count] as const),
  )
  const refusedAt = (addition: Addition | undefined, limit: RateLimit | undefined) =>
    addition === undefined || limit === undefined ? null : secondsRefused(counts.get(addition), limit)

  const retryAfterSeconds = refusedAt(ofAddress, perAddress) ?? refusedAt(own, perAccountAndAddress)
  if (retryAfterSeconds !== null) {
    // Takes the count of a rejected action back: otherwise one address could lock everybody else out of the account.
    if (ofAccount !== undefined) await counters.add([{ ...ofAccount, by: -1 }])
    throw new TooManyAttemptsError(retryAfterSeconds)
  }
  const accountSeconds = refusedAt(ofAccount, perAccount)
  if (accountSeconds !== null && !(await isKnownAddress(counters, standing)))
    throw new TooManyAttemptsError(accountSeconds)
}

export function addOne(key: string, limit: RateLimit): Addition {
  return { key, by: 1, seconds: limit.seconds }
}

/** The seconds to wait; `null` within the limit. */
export function secondsRefused(count: Count | undefined, limit: RateLimit): number | null {
  return count !== undefined && count.attempts > limit.attempts ? count.secondsLeft : null
}
