import type { BatchOptions } from '../../database/batch.ts'
import type { Database, Queries } from '../../database/database.ts'
import { addressKey } from './address-key.ts'
import { createCounters } from './counters.ts'
import { ceilingsOf, consume as consumeIn, consumeForAccount, type AccountLimits } from './limited-account.ts'
import { consumeMessage } from './message-turn.ts'
import { deviceKey, hashName, placeKeys, resolvePlace, type Place } from './place.ts'
import { countSignInNotice } from './sign-in-notices.ts'
import type { RateLimit, RateLimitNumbers } from './rate-limit-numbers.ts'
import { consumeTextAddress, countText, type TextCeiling, type TextRequest } from './text-limits.ts'

export interface RateLimits {
  /**
   * Await it before hashing the password.
   * @param account the normalised e-mail address or phone number, whether there is such an account or not
   * @returns whether the account knows the device
   * @throws TooManyAttemptsError
   */
  consumeLogin(place: Place, account: string): Promise<boolean>
  /** Call it after a sign-in: its accounts remember this place, whose counts are reset. The counts of other places stay. */
  rememberPlace(place: Place, accounts: readonly string[]): Promise<void>
  /** Has somebody signed in to this account with this device lately? Call it before the session opens, or in the transaction that opens it. */
  isKnownDevice(queries: Queries, place: Place, account: string): Promise<boolean>
  /** Counts notices of sign-ins from one address and in all. @returns whether another one may be sent */
  countSignInNotice(userId: string, address: string): Promise<boolean>
  /** Undoes `rememberPlace`, for a sign-in that failed afterwards. */
  forgetPlace(place: Place, accounts: readonly string[]): Promise<void>
  /** Undoes `rememberPlace` for a device that was not known before, if the sign-in still waits for its second step. */
  forgetDevice(device: string, accounts: readonly string[]): Promise<void>
  /** @throws TooManyAttemptsError */
  consumeRegister(address: string): Promise<void>
  /** Counts sign-ins with passkeys. @throws TooManyAttemptsError */
  consumePasskey(address: string): Promise<void>
  /** @throws TooManyAttemptsError */
  consumeSocial(address: string): Promise<void>
  /**
   * @param account the normalised e-mail address or phone number, whether there is such an account or not
   * @throws TooManyAttemptsError
   */
  consumeRecovery(place: Place, account: string): Promise<void>
  /**
   * Call it in the transaction that creates a code or a link for this identifier, whether there is such an account or not.
   * @throws TooManyAttemptsError less than a minute after another message from the same place to the same identifier
   */
  consumeMessage(queries: Queries, place: Place, account: string): Promise<void>
  /** Counts invalid links, and guesses at codes that are no longer valid. @throws TooManyAttemptsError */
  consumeWrongLink(address: string): Promise<void>
  /** Counts guesses at any code of an e-mail address or phone number. @throws TooManyAttemptsError */
  consumeCode(place: Place, account: string): Promise<void>
  /** Call it after a correct code: resets the counts of this place, and allows another message at once. The counts of other places stay. */
  resetCodeLimits(place: Place, account: string): Promise<void>
  /** Counts second steps of a person. @param copyOf as for `consumeForAccount` @returns and @throws as `consumeLogin` */
  consumeSecondFactor(place: Place, userId: string, copyOf?: string): Promise<boolean>
  /** Call it after a second step: the person's second steps remember this place. Resets its count, and those of all known places together. */
  resetSecondFactorLimits(place: Place, userId: string): Promise<void>
  /** Counts requests for text messages by address. @throws TooManyAttemptsError */
  consumeTextAddress(address: string): Promise<void>
  /** @returns the limit that prevents this text message; `null`: it may be sent */
  countText(text: TextRequest): Promise<TextCeiling | null>
  /** @throws TooManyAttemptsError */
  consumeEvents(address: string): Promise<void>
  /** Counts checks and uses of codes. @throws TooManyAttemptsError */
  consumePromocode(address: string): Promise<void>
  /** @throws TooManyAttemptsError */
  consumeCheckout(address: string): Promise<void>
  /** Counts order confirmations. @throws TooManyAttemptsError */
  consumeOrderMail(email: string): Promise<void>
  /** @throws TooManyAttemptsError */
  consumePassword(userId: string): Promise<void>
  /** @throws TooManyAttemptsError */
  consumeExport(userId: string): Promise<void>
  /** Await it before hashing new codes. @throws TooManyAttemptsError */
  consumeRecoveryCodes(userId: string): Promise<void>
  /** Deletes counts whose window has ended. Call it regularly. @returns how many of at most `size` */
  removeExpired(size: number): Promise<number>
}

/** Counts in the database. If that does not answer, all calls throw, so that nothing is allowed uncounted. */
export function createRateLimits(
  database: Database,
  numbers: RateLimitNumbers,
  options: BatchOptions = {},
): RateLimits {
  const counters = createCounters(database, options)
  const store = { counters, queries: database.drizzle }
  const loginLimits: AccountLimits = {
    kind: 'login',
    isOfMessages: false,
    hasCeiling: false,
    perAddress: numbers.loginPerAddress,
    perAccountAndAddress: numbers.loginPerAccountAndAddress,
    perAccount: numbers.loginPerAccount,
  }
  const recoveryLimits: AccountLimits = {
    kind: 'recovery',
    isOfMessages: true,
    hasCeiling: true,
    perAddress: numbers.recoveryPerAddress,
    perAccountAndAddress: numbers.recoveryPerAccountAndAddress,
    perAccount: numbers.recoveryPerAccount,
  }
  const codeLimits: AccountLimits = {
    kind: 'code',
    isOfMessages: true,
    hasCeiling: true,
    perAccountAndAddress: numbers.codesPerPhoneAndAddress,
    perAccount: numbers.codesPerPhone,
  }

  const secondFactorLimits: AccountLimits = {
    kind: 'second-factor',
    isOfMessages: false,
    hasCeiling: true,
    perAccountAndAddress: numbers.secondFactorPerAccountAndAddress,
    perAccount: numbers.secondFactorPerAccount,
  }

  const consume = (key: string, limit: RateLimit) => consumeIn(counters, { key, limit })

  async function forget(keys: readonly string[]): Promise<void> {
    if (keys.length > 0) await counters.mark(keys.map((key) => ({ key: `known:${key}`, seconds: 0 })))
  }

  return {
    consumeLogin: (place, account) => consumeForAccount(store, loginLimits, place, account),
    async rememberPlace(place, accounts) {
      const marks = accounts.flatMap((account) => [
        ...placeKeys(place, account).map((key) => ({ key: `login:${key}`, seconds: 0 })),
        ...placeKeys(place, account).map((key) => ({
          key: `known:${key}`,
          seconds: numbers.knownPlaceSeconds,
        })),
      ])
      if (marks.length > 0) await counters.mark(marks)
    },
    isKnownDevice: async (queries, place, account) =>
      (await resolvePlace(queries, { place, account, isOfMessages: false })).knownDevice !== undefined,
    countSignInNotice: (userId, address) => countSignInNotice(counters, userId, address),
    forgetPlace: (place, accounts) => forget(accounts.flatMap((account) => placeKeys(place, account))),
    forgetDevice: (device, accounts) => forget(accounts.map((account) => deviceKey(device, account))),
    consumeRegister: (address) => consume(`register:${addressKey(address)}`, numbers.registerPerAddress),
    consumePasskey: (address) => consume(`passkey:${addressKey(address)}`, numbers.loginPerAddress),
    consumeSocial: (address) => consume(`social:${addressKey(address)}`, numbers.socialPerAddress),
    async consumeRecovery(place, account) {
      await consumeForAccount(store, recoveryLimits, place, account)
    },
    consumeMessage: (queries, place, account) =>
      consumeMessage(queries, numbers.messagesPerAccountAndAddress, place, account),
    consumeWrongLink: (address) =>
      consume(`recovery-confirm:${addressKey(address)}`, numbers.recoveryPerAddress),
    async consumeCode(place, account) {
      await consumeForAccount(store, codeLimits, place, account)
    },
    resetCodeLimits: (place, account) =>
      counters.mark(
        placeKeys(place, account).flatMap((key) => [
          { key: `code:${key}`, seconds: 0 },
          { key: `message:${key}`, seconds: 0 },
        ]),
      ),
    consumeSecondFactor: (place, userId, copyOf) =>
      consumeForAccount(store, secondFactorLimits, place, userId, copyOf),
    // Remembered under the person's id, and not the name: a place where only the password was right gets no extra guesses at the second step.
    resetSecondFactorLimits: (place, userId) =>
      counters.mark([
        ...placeKeys(place, userId).flatMap((key) => [
          { key: `second-factor:${key}`, seconds: 0 },
          { key: `known:${key}`, seconds: numbers.knownPlaceSeconds },
        ]),
        ...Object.values(ceilingsOf(secondFactorLimits.kind, userId)).map((key) => ({ key, seconds: 0 })),
      ]),
    consumeTextAddress: (address) => consumeTextAddress(counters, numbers, address),
    countText: (text) => countText(store, numbers, text),
    consumeEvents: (address) => consume(`events:${addressKey(address)}`, numbers.eventsPerAddress),
    consumePromocode: (address) => consume(`promocode:${addressKey(address)}`, numbers.promocodePerAddress),
    consumeCheckout: (address) => consume(`checkout:${addressKey(address)}`, numbers.checkoutPerAddress),
    consumeOrderMail: (email) =>
      consume(`order-mail:${hashName(email.toLowerCase())}`, numbers.orderMailPerRecipient),
    consumePassword: (userId) => consume(`password:${userId}`, numbers.passwordPerUser),
    consumeExport: (userId) => consume(`export:${userId}`, numbers.exportPerUser),
    consumeRecoveryCodes: (userId) => consume(`recovery-codes:${userId}`, numbers.recoveryCodesPerUser),
    removeExpired: (size) => counters.removeExpired(size),
  }
}
