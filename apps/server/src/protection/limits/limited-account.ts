import type { Queries } from '../../database/database.ts'
import type { Addition, Count, Counters } from './counters.ts'
import { resolvePlace, hashName, isKnownAddress, type Place } from './place.ts'
import type { RateLimit } from './rate-limit-numbers.ts'
import { TooManyAttemptsError } from './too-many-attempts-error.ts'

/** The limits for one kind of action on an account. */
export interface AccountLimits {
  readonly kind: string
  /** Does the action send messages to the account's e-mail address or phone number, or guess the codes in them? */
  readonly isOfMessages: boolean
  /** Is there also a limit for all known places together? Not if only a correct guess can make a place known. */
  readonly hasCeiling: boolean
  /** The limit for all actions of this kind from one address; absent if they are counted elsewhere. */
  readonly perAddress?: RateLimit
  readonly perAccountAndAddress: RateLimit
  /** The limit for all unknown places together; with a ceiling also for all known devices together, and all known addresses together. */
  readonly perAccount: RateLimit
}

/** The key of a count, and its limit. */
export interface LimitedKey {
  readonly key: string
  readonly limit: RateLimit
}

/** The keys of the ceilings of known places: one for all devices together, and one for all addresses together. */
export function ceilingsOf(
  kind: string,
  account: string,
): { readonly devices: string; readonly addresses: string } {
  const accountKey = hashName(account)
  return { devices: `${kind}:devices:${accountKey}`, addresses: `${kind}:addresses:${accountKey}` }
}

/** In seconds: how long a second request with the same key is taken for a copy of the first. */
const copySeconds = 60

/**
 * Counts an action on an account. A device that the account knows has a count of its own, which strangers cannot use up, wherever they are;
 * with a ceiling there is a further count for all known devices together, so that having many does not help. For other devices, the address,
 * the account, and the pair of both are counted; attempts by strangers do not block an address that the account knows.
 * @param copyOf a value that nobody can guess, of a request that may come twice: the second copy does not count, and passes if the first did.
 * All counts of a request are added in one statement, so that a copy cannot overtake the first
 * @returns whether the account knows the device
 * @throws TooManyAttemptsError
 */
export async function consumeForAccount(
  { counters, queries }: { readonly counters: Counters; readonly queries: Queries },
  { kind, isOfMessages, hasCeiling, perAddress, perAccountAndAddress, perAccount }: AccountLimits,
  place: Place,
  account: string,
  copyOf?: string,
): Promise<boolean> {
  const placeQuery = { place, account, isOfMessages }
  const { originKey, accountKey, knownDevice } = await resolvePlace(queries, placeQuery)
  const isStranger = knownDevice === undefined
  const ofPlace = { key: `${kind}:${accountKey}:${knownDevice ?? originKey}`, limit: perAccountAndAddress }
  const ofAddress = isStranger && perAddress ? { key: `${kind}:${originKey}`, limit: perAddress } : undefined
  const ofStrangers = { key: `${kind}:${accountKey}`, limit: perAccount }
  const ceilings = ceilingsOf(kind, account)
  const ofDevices = hasCeiling ? { key: ceilings.devices, limit: perAccount } : undefined
  const shared = isStranger ? ofStrangers : ofDevices

  const counted = [ofAddress, ofPlace, shared].filter((each) => each !== undefined)
  const copies = copyOf === undefined ? [] : [{ key: `copy:${copyOf}`, by: 1, seconds: copySeconds } as const]
  const counts = await counters.add([...counted.map(addOne), ...copies])
  const isSecondCopy = copyOf !== undefined && counts.at(-1)?.attempts === 2
  const retryAfterOf = (limited: LimitedKey | undefined) => {
    const count = limited && counts[counted.indexOf(limited)]
    return count === undefined || limited === undefined
      ? null
      : computeRetryAfter({ ...count, attempts: count.attempts - (isSecondCopy ? 1 : 0) }, limited)
  }
  const retryAfterSeconds = retryAfterOf(ofAddress) ?? retryAfterOf(ofPlace)
  if (retryAfterSeconds !== null) {
    // Takes the count of a rejected action back: otherwise one place could lock everybody else out of the account.
    if (shared !== undefined) await counters.add([{ ...addOne(shared), by: -1 }])
    throw new TooManyAttemptsError(retryAfterSeconds)
  }
  const accountSeconds = retryAfterOf(shared)
  if (accountSeconds !== null) {
    if (!isStranger || !(await isKnownAddress(queries, placeQuery)))
      throw new TooManyAttemptsError(accountSeconds)
    if (hasCeiling) await consume(counters, { key: ceilings.addresses, limit: perAccount })
  }
  if (isSecondCopy) await counters.add(counted.map((limited) => ({ ...addOne(limited), by: -1 })))
  return !isStranger
}

/** @throws TooManyAttemptsError */
export async function consume(counters: Counters, limited: LimitedKey): Promise<void> {
  const [count] = await counters.add([addOne(limited)])
  const retryAfterSeconds = computeRetryAfter(count, limited)
  if (retryAfterSeconds !== null) throw new TooManyAttemptsError(retryAfterSeconds)
}

export function addOne({ key, limit }: LimitedKey): Addition {
  return { key, by: 1, seconds: limit.seconds }
}

/** The seconds to wait; `null` while within the limit. */
export function computeRetryAfter(
  count: Count | undefined,
  { limit }: Pick<LimitedKey, 'limit'>,
): number | null {
  return count !== undefined && count.attempts > limit.attempts ? count.secondsLeft : null
}
