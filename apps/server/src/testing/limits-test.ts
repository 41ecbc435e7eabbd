import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { Place } from '../protection/limits/place.ts'
import type { RateLimitNumbers } from '../protection/limits/rate-limit-numbers.ts'
import { createRateLimits, type RateLimits } from '../protection/limits/rate-limits.ts'
import { serverTest } from './server-test.ts'

/** Limits so small that tests reach them. */
export const fewNumbers: RateLimitNumbers = {
  loginPerAddress: { attempts: 8, seconds: 60 },
  loginPerAccountAndAddress: { attempts: 3, seconds: 900 },
  loginPerAccount: { attempts: 6, seconds: 3_600 },
  knownPlaceSeconds: 86_400,
  registerPerAddress: { attempts: 2, seconds: 3_600 },
  socialPerAddress: { attempts: 2, seconds: 60 },
  recoveryPerAddress: { attempts: 4, seconds: 60 },
  recoveryPerAccountAndAddress: { attempts: 2, seconds: 60 },
  recoveryPerAccount: { attempts: 4, seconds: 60 },
  messagesPerAccountAndAddress: { attempts: 1, seconds: 60 },
  codesPerPhoneAndAddress: { attempts: 3, seconds: 86_400 },
  codesPerPhone: { attempts: 5, seconds: 86_400 },
  secondFactorPerAccountAndAddress: { attempts: 3, seconds: 600 },
  secondFactorPerAccount: { attempts: 5, seconds: 86_400 },
  textsPerAddress: { attempts: 3, seconds: 60 },
  textsPerNetwork: { attempts: 5, seconds: 60 },
  textsPerPhone: { attempts: 2, seconds: 60 },
  textsPerCallingCode: { attempts: 4, seconds: 60 },
  textsInAll: { attempts: 6, seconds: 60 },
  eventsPerAddress: { attempts: 2, seconds: 60 },
  promocodePerAddress: { attempts: 2, seconds: 60 },
  checkoutPerAddress: { attempts: 2, seconds: 60 },
  orderMailPerRecipient: { attempts: 1, seconds: 60 },
  passwordPerUser: { attempts: 2, seconds: 60 },
  exportPerUser: { attempts: 2, seconds: 60 },
  recoveryCodesPerUser: { attempts: 2, seconds: 60 },
}

export const home = '198.51.100.1'
export const elsewhere = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4', '203.0.113.5'] as const
export const account = 'ada@example.test'
export const phone = '+447400123456'
/** The device secret of a browser in which somebody has signed in. */
export const laptop = 'the secret of a laptop'

export const at = (address: string, device?: string): Place => ({ address, device })

interface Fixtures {
  /** A database without counts. */
  database: Database
  limits: RateLimits
  /** Makes an e-mail address or a phone number proven. */
  prove: (name: string) => Promise<unknown>
  /** Moves all windows into the past, which has the same effect as waiting. */
  pass: (seconds: number) => Promise<unknown>
}

/** A test of the limits without a server. */
export const limitsTest = serverTest.extend<Fixtures>({
  async database({ ownDatabase }, use) {
    await ownDatabase.empty()
    await use(ownDatabase.database)
  },
  async limits({ database }, use) {
    await use(createRateLimits(database, fewNumbers))
  },
  async prove({ database }, use) {
    await use((name) => {
      const [table, column] = name.includes('@') ? ['user_emails', 'email'] : ['user_phones', 'phone']
      return database.query(`insert into ${table} (${column}, user_id, verified_at) values ($1, $2, now())`, [
        name,
        randomUUID(),
      ])
    })
  },
  async pass({ database }, use) {
    await use((seconds) =>
      database.query(
        // In an update, Citus allows no function that depends on the time zone, such as `-` with an interval.
        `update rate_limits set expires_at = to_timestamp(extract(epoch from expires_at - timestamptz 'epoch') - $1)`,
        [seconds],
      ),
    )
  },
})

export async function times(count: number, act: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < count; time++) await act()
}

/** Makes as many guesses from each address as are allowed. @returns the number of guesses that were allowed */
export async function attack(limits: RateLimits): Promise<number> {
  const outcomes = []
  for (const address of elsewhere) {
    for (let guess = 0; guess < 3; guess++) {
      outcomes.push(await limits.consumeLogin(at(address), account).then(() => 'let in', String))
    }
  }
  return outcomes.filter((outcome) => outcome === 'let in').length
}
