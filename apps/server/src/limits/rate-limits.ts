import { createHash } from 'node:crypto'
import type { BatchOptions } from '../database/batch.ts'
import type { Database } from '../database/database.ts'
import { addressKey } from './address-key.ts'
import { createCounters, type Addition, type Count } from './counters.ts'
import { TooManyAttemptsError } from './too-many-attempts-error.ts'

/** `attempts` within `seconds`, counted from the first. */
export interface RateLimit {
  readonly attempts: number
  readonly seconds: number
}

/** Why each is there, and who it can hurt: docs/decisions/003-rate-limits.md. */
export interface RateLimitNumbers {
  /** Sign-ins of any kind from one address. */
  readonly loginPerAddress: RateLimit
  /** Sign-ins to one account from one address, counted anew after a success. */
  readonly loginPerAccountAndAddress: RateLimit
  /** Sign-ins to one account from all addresses that have not signed in to it before. */
  readonly loginPerAccount: RateLimit
  /** How long an address stays known to an account after a sign-in. */
  readonly knownAddressSeconds: number
  /** New accounts from one address. */
  readonly registerPerAddress: RateLimit
  /** Ways to a provider from one address, to sign in or to link. */
  readonly socialPerAddress: RateLimit
  /** Asking for a recovery, and using one, from one address. */
  readonly recoveryPerAddress: RateLimit
  /** Recoveries of one account: each sends a message. */
  readonly recoveryPerAccount: RateLimit
  /** Batches of analytics events from one address. */
  readonly eventsPerAddress: RateLimit
  /** Codes that are tried, to check them or in an order, from one address. */
  readonly promocodePerAddress: RateLimit
  /** Orders from one address. */
  readonly checkoutPerAddress: RateLimit
  /** The present password, asked for again, of one person who is signed in. */
  readonly passwordPerUser: RateLimit
}

export const defaultRateLimits: RateLimitNumbers = {
  loginPerAddress: { attempts: 30, seconds: 60 },
  loginPerAccountAndAddress: { attempts: 10, seconds: 15 * 60 },
  loginPerAccount: { attempts: 100, seconds: 60 * 60 },
  knownAddressSeconds: 30 * 24 * 60 * 60,
  registerPerAddress: { attempts: 10, seconds: 60 * 60 },
  socialPerAddress: { attempts: 30, seconds: 60 },
  recoveryPerAddress: { attempts: 20, seconds: 60 * 60 },
  recoveryPerAccount: { attempts: 5, seconds: 60 * 60 },
  eventsPerAddress: { attempts: 120, seconds: 60 },
  promocodePerAddress: { attempts: 30, seconds: 10 * 60 },
  checkoutPerAddress: { attempts: 20, seconds: 10 * 60 },
  passwordPerUser: { attempts: 10, seconds: 15 * 60 },
}

export interface RateLimits {
  /**
   * To be awaited before the password is hashed.
   * @param account the normalised e-mail or phone, whether there is such an account or not
   * @throws TooManyAttemptsError
   */
  consumeLogin(address: string, account: string): Promise<void>
  /** After a success: the account is counted anew, and knows this address. */
  rewardLogin(address: string, account: string): Promise<void>
  /** @throws TooManyAttemptsError */
  consumeRegister(address: string): Promise<void>
  /** @throws TooManyAttemptsError */
  consumeSocial(address: string): Promise<void>
  /**
   * @param account the normalised e-mail or phone, whether there is such an account or not
   * @throws TooManyAttemptsError
   */
  consumeRecovery(address: string, account: string): Promise<void>
  /** Guesses at links and codes. @throws TooManyAttemptsError */
  consumeRecoveryConfirm(address: string): Promise<void>
  /** @throws TooManyAttemptsError */
  consumeEvents(address: string): Promise<void>
  /** Guesses at codes. @throws TooManyAttemptsError */
  consumePromocode(address: string): Promise<void>
  /** @throws TooManyAttemptsError */
  consumeCheckout(address: string): Promise<void>
  /** @throws TooManyAttemptsError */
  consumePassword(userId: string): Promise<void>
  /** Forgets counts that are over: to be called now and then. */
  removeExpired(): Promise<void>
}

/** Counts in the database. When it does not answer, every call fails: no count, no attempt. */
export function createRateLimits(
  database: Database,
  numbers: RateLimitNumbers,
  options: BatchOptions = {},
): RateLimits {
  const counters = createCounters(database, options)

  async function consume(key: string, limit: RateLimit): Promise<void> {
    const [count] = await counters.add([addOne(key, limit)])
    const refusal = secondsRefused(count, limit)
    if (refusal !== null) throw new TooManyAttemptsError(refusal)
  }

  return {
    async consumeLogin(address, account) {
      const keys = loginKeys(address, account)
      const [ofAddress, ofPair, ofAccount] = await counters.add([
        addOne(keys.address, numbers.loginPerAddress),
        addOne(keys.pair, numbers.loginPerAccountAndAddress),
        addOne(keys.account, numbers.loginPerAccount),
      ])
      const refusal =
        secondsRefused(ofAddress, numbers.loginPerAddress) ??
        secondsRefused(ofPair, numbers.loginPerAccountAndAddress)
      if (refusal !== null) {
        // A refused attempt guessed nothing. Left in, it would let one address close the account for all others.
        await counters.add([{ ...addOne(keys.account, numbers.loginPerAccount), by: -1 }])
        throw new TooManyAttemptsError(refusal)
      }
      const accountRefusal = secondsRefused(ofAccount, numbers.loginPerAccount)
      if (accountRefusal !== null && !(await counters.isMarked(keys.known))) {
        throw new TooManyAttemptsError(accountRefusal)
      }
    },
    async rewardLogin(address, account) {
      const keys = loginKeys(address, account)
      await counters.mark([
        { key: keys.pair, seconds: 0 },
        { key: keys.account, seconds: 0 },
        { key: keys.known, seconds: numbers.knownAddressSeconds },
      ])
    },
    consumeRegister: (address) => consume(`register:${addressKey(address)}`, numbers.registerPerAddress),
    consumeSocial: (address) => consume(`social:${addressKey(address)}`, numbers.socialPerAddress),
    async consumeRecovery(address, account) {
      await consume(`recovery:${addressKey(address)}`, numbers.recoveryPerAddress)
      await consume(`recovery:${hashAccount(account)}`, numbers.recoveryPerAccount)
    },
    consumeRecoveryConfirm: (address) =>
      consume(`recovery-confirm:${addressKey(address)}`, numbers.recoveryPerAddress),
    consumeEvents: (address) => consume(`events:${addressKey(address)}`, numbers.eventsPerAddress),
    consumePromocode: (address) => consume(`promocode:${addressKey(address)}`, numbers.promocodePerAddress),
    consumeCheckout: (address) => consume(`checkout:${addressKey(address)}`, numbers.checkoutPerAddress),
    consumePassword: (userId) => consume(`password:${userId}`, numbers.passwordPerUser),
    removeExpired: () => counters.removeExpired(),
  }
}

function loginKeys(address: string, account: string) {
  const from = addressKey(address)
  const to = hashAccount(account)
  return {
    address: `login:${from}`,
    pair: `login:${to}:${from}`,
    account: `login:${to}`,
    known: `known:${to}:${from}`,
  }
}

/** The table names no person: an e-mail is only there as its hash. */
function hashAccount(account: string): string {
  return createHash('sha256').update(account).digest('base64url')
}

function addOne(key: string, limit: RateLimit): Addition {
  return { key, by: 1, seconds: limit.seconds }
}

/** `null`: within the limit. */
function secondsRefused(count: Count, limit: RateLimit): number | null {
  return count.attempts > limit.attempts ? count.secondsLeft : null
}
