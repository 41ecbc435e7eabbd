import { describe, expect } from 'vitest'
import { account, at, elsewhere, home, laptop, limitsTest as test, phone } from '../../testing/limits-test.ts'
import type { Place } from './place.ts'
import { TooManyAttemptsError } from './too-many-attempts-error.ts'

// R10.14
describe('Two messages to one identifier', () => {
  const eve = 'eve@example.test'

  test.for([account, phone])(
    'are at least a minute apart if requested at one place, whatever is requested in between: %s',
    async (name, { database, limits, pass }) => {
      const ask = (to: string) =>
        database.drizzle.transaction((queries) => limits.consumeMessage(queries, at(home), to))
      await ask(name)
      await ask(eve)
      const error: unknown = await ask(name).catch((error: unknown) => error)
      expect(error).toBeInstanceOf(TooManyAttemptsError)
      const { retryAfterSeconds } = error as TooManyAttemptsError
      expect(retryAfterSeconds).toBeGreaterThan(50)
      expect(retryAfterSeconds).toBeLessThanOrEqual(60)
      await pass(50)
      // A refused request does not extend the wait.
      await expect(ask(name)).rejects.toThrow(TooManyAttemptsError)
      await pass(11)
      await ask(name)
    },
  )

  test('requested by strangers delay nobody at other places, nor a known device', async ({
    database,
    limits,
    prove,
  }) => {
    await prove(account)
    await limits.rememberPlace(at(home, laptop), [account])
    const ask = (place: Place) => limits.consumeMessage(database.drizzle, place, account)
    for (const address of [home, ...elsewhere]) await ask(at(address))
    await ask(at(home, laptop))
    await expect(ask(at(elsewhere[0], laptop))).rejects.toThrow(TooManyAttemptsError)
    await ask(at('192.0.2.1'))
  })

  test('are never sent together by 20 concurrent requests, and a failed request does not block the next', async ({
    database,
    limits,
  }) => {
    const { drizzle } = database
    const failed = drizzle.transaction(async (queries) => {
      await limits.consumeMessage(queries, at(home), account)
      throw new Error('Something else has failed.')
    })
    await expect(failed).rejects.toThrow('Something else')
    const asked = Array.from({ length: 20 }, () =>
      drizzle.transaction((queries) => limits.consumeMessage(queries, at(home), account)),
    )
    const outcomes = await Promise.allSettled(asked)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('need no wait once the code of the first one was entered', async ({ database, limits }) => {
    const ask = () => limits.consumeMessage(database.drizzle, at(home), account)
    await ask()
    await limits.resetCodeLimits(at(home), account)
    await ask()
  })
})
