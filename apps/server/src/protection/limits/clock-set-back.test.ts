import { expect } from 'vitest'
import { account, at, home, limitsTest as test, times } from '../../testing/limits-test.ts'
import { TooManyAttemptsError } from './too-many-attempts-error.ts'

/** In seconds: how far the clock was ahead. */
const hour = 3_600

const secondsOf = async (refused: Promise<unknown>) => {
  const error: unknown = await refused.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(TooManyAttemptsError)
  return (error as TooManyAttemptsError).retryAfterSeconds
}

test('Setting the database’s clock back by an hour makes nobody wait longer than a limit allows', async ({
  database,
  limits,
  pass,
}) => {
  const ask = () =>
    database.drizzle.transaction((queries) => limits.consumeMessage(queries, at(home), account))
  await times(3, () => limits.consumeLogin(at(home), account))
  await ask()
  await pass(-hour)
  expect(await secondsOf(limits.consumeLogin(at(home), account))).toBeLessThanOrEqual(900)
  await ask()
  expect(await secondsOf(ask())).toBeLessThanOrEqual(60)
  await pass(60)
  await expect(limits.consumeLogin(at(home), account)).rejects.toThrow(TooManyAttemptsError)
  await pass(840)
  await limits.consumeLogin(at(home), account)
})
