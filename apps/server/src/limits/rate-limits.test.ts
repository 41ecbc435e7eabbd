import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { createCounters } from './counters.ts'
import { createRateLimits, type RateLimitNumbers } from './rate-limits.ts'
import { TooManyAttemptsError } from './too-many-attempts-error.ts'

const numbers: RateLimitNumbers = {
  loginPerAddress: { attempts: 8, seconds: 60 },
  loginPerAccountAndAddress: { attempts: 3, seconds: 900 },
  loginPerAccount: { attempts: 6, seconds: 3_600 },
  knownAddressSeconds: 86_400,
  registerPerAddress: { attempts: 2, seconds: 3_600 },
  socialPerAddress: { attempts: 2, seconds: 60 },
  recoveryPerAddress: { attempts: 4, seconds: 60 },
  recoveryPerAccount: { attempts: 2, seconds: 60 },
  eventsPerAddress: { attempts: 2, seconds: 60 },
  promocodePerAddress: { attempts: 2, seconds: 60 },
  checkoutPerAddress: { attempts: 2, seconds: 60 },
  passwordPerUser: { attempts: 2, seconds: 60 },
}
const home = '198.51.100.1'
const elsewhere = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4', '203.0.113.5'] as const
const account = 'ada@example.test'

let database: Database
beforeAll(async () => {
  database = await openDatabase({
    databaseUrl: process.env['TEST_DATABASE_URL'] ?? null,
    dataDir: null,
    poolSize: 4,
  })
})
beforeEach(() => database.query('delete from rate_limits'))
afterAll(() => database.close())

/** Moves every count back in time, which is the same as waiting. */
const pass = (seconds: number) =>
  database.query('update rate_limits set expires_at = expires_at - make_interval(secs => $1)', [seconds])

async function times(count: number, act: () => Promise<void>): Promise<void> {
  for (let time = 0; time < count; time++) await act()
}

/** Each address guesses as often as it may. @returns how many guesses were let in */
async function attack(limits: ReturnType<typeof createRateLimits>) {
  const outcomes = []
  for (const address of elsewhere) {
    for (let guess = 0; guess < 3; guess++) {
      outcomes.push(await limits.consumeLogin(address, account).then(() => 'let in', String))
    }
  }
  return outcomes.filter((outcome) => outcome === 'let in').length
}

describe('sign-ins', () => {
  test('taken back when their window is over already leave no more attempts than there are', async () => {
    const counters = createCounters(database, {})
    const addition = { key: 'login:somebody', seconds: 60, by: 1 } as const
    await counters.add([addition])
    await pass(61)
    await Promise.all(Array.from({ length: 5 }, () => counters.add([{ ...addition, by: -1 }])))
    const [count] = await counters.add([addition])
    expect(count.attempts).toBe(1)
  })

  test('to one account from one address are refused after their number, until the window is over', async () => {
    const limits = createRateLimits(database, numbers)
    await times(3, () => limits.consumeLogin(home, account))
    const refusal: unknown = await limits.consumeLogin(home, account).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(TooManyAttemptsError)
    expect(refusal).toMatchObject({ code: 'too_many_attempts' })
    const { retryAfterSeconds } = refusal as TooManyAttemptsError
    expect(retryAfterSeconds).toBeGreaterThan(880)
    expect(retryAfterSeconds).toBeLessThanOrEqual(900)
    await pass(901)
    await limits.consumeLogin(home, account)
  })

  test('a refused attempt does not make the wait longer', async () => {
    const limits = createRateLimits(database, numbers)
    await times(3, () => limits.consumeLogin(home, account))
    await pass(890)
    await times(4, () => expect(limits.consumeLogin(home, account)).rejects.toThrow(TooManyAttemptsError))
    await pass(11)
    await limits.consumeLogin(home, account)
  })

  test('from one address are counted over all accounts', async () => {
    const limits = createRateLimits(database, numbers)
    for (let each = 0; each < 8; each++) await limits.consumeLogin(home, `someone-${each}@example.test`)
    await expect(limits.consumeLogin(home, account)).rejects.toThrow(TooManyAttemptsError)
    await limits.consumeLogin(elsewhere[0], account)
  })

  test('from one IPv6 network are counted together', async () => {
    const limits = createRateLimits(database, numbers)
    await times(3, () => limits.consumeLogin('2001:db8::1', account))
    await expect(limits.consumeLogin('2001:db8::2', account)).rejects.toThrow(TooManyAttemptsError)
    await limits.consumeLogin('2001:db8:0:1::1', account)
  })

  test('after a success the account is counted anew', async () => {
    const limits = createRateLimits(database, numbers)
    await times(3, () => limits.consumeLogin(home, account))
    await limits.rewardLogin(home, account)
    await times(3, () => limits.consumeLogin(home, account))
    await expect(limits.consumeLogin(home, account)).rejects.toThrow(TooManyAttemptsError)
  })

  test('that arrive at the same moment cannot pass together what one by one would be refused', async () => {
    const limits = createRateLimits(database, numbers)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => limits.consumeLogin(home, account)),
    )
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(3)
  })

  test('are counted by all processes on one database together', async () => {
    const processes = [createRateLimits(database, numbers), createRateLimits(database, numbers)]
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => processes.map((limits) => limits.consumeLogin(home, account))).flat(),
    )
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(3)
    await processes[0]?.rewardLogin(home, account)
    await pass(61)
    await processes[1]?.consumeLogin(home, account)
  })
})

describe('guessing at one account from many addresses', () => {
  test('is stopped for all of them together', async () => {
    expect(await attack(createRateLimits(database, numbers))).toBe(6)
  })

  test('does not lock the owner out where the owner has signed in before', async () => {
    const limits = createRateLimits(database, numbers)
    await limits.consumeLogin(home, account)
    await limits.rewardLogin(home, account)
    await attack(limits)
    await limits.consumeLogin(home, account)
    await expect(limits.consumeLogin('192.0.2.1', account)).rejects.toThrow(TooManyAttemptsError)
  })

  test('one address alone cannot use up the attempts of all others', async () => {
    const limits = createRateLimits(database, numbers)
    await times(3, () => limits.consumeLogin(elsewhere[0], account))
    await times(30, () =>
      expect(limits.consumeLogin(elsewhere[0], account)).rejects.toThrow(TooManyAttemptsError),
    )
    await limits.consumeLogin(home, account)
  })
})

describe('sign-ups', () => {
  test('from one address are refused after their number, apart from its sign-ins', async () => {
    const limits = createRateLimits(database, numbers)
    await times(2, () => limits.consumeRegister(home))
    await expect(limits.consumeRegister(home)).rejects.toThrow(TooManyAttemptsError)
    await limits.consumeRegister(elsewhere[0])
    await limits.consumeLogin(home, account)
  })
})

describe('the table', () => {
  test('holds no e-mail', async () => {
    const limits = createRateLimits(database, numbers)
    await limits.consumeLogin(home, account)
    await limits.rewardLogin(home, account)
    const rows = await database.query('select * from rate_limits')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/ada|example/i)
  })

  test('forgets counts that are over, and only those', async () => {
    const limits = createRateLimits(database, numbers)
    await limits.consumeLogin(home, account)
    await pass(901)
    await limits.consumeRegister(home)
    await limits.removeExpired()
    const rows = await database.query<{ seconds: number }>(
      'select extract(epoch from expires_at - now())::int as seconds from rate_limits',
    )
    expect(rows.every((row) => row.seconds > 0)).toBe(true)
    expect(rows).toHaveLength(2)
  })
})

test('without the database no attempt is let through', async () => {
  const gone = await openDatabase({ databaseUrl: null, dataDir: null, poolSize: 1 })
  await gone.close()
  const limits = createRateLimits(gone, numbers)
  await expect(limits.consumeLogin(home, account)).rejects.not.toThrow(TooManyAttemptsError)
  await expect(limits.consumeRegister(home)).rejects.not.toThrow(TooManyAttemptsError)
})
