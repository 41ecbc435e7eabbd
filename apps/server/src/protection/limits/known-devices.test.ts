import { describe, expect } from 'vitest'
import {
  account,
  at,
  attack,
  elsewhere,
  home,
  laptop,
  limitsTest as test,
  times,
} from '../../testing/limits-test.ts'
import type { Place } from './place.ts'
import type { RateLimits } from './rate-limits.ts'
import { TooManyAttemptsError } from './too-many-attempts-error.ts'

describe('guessing at one account from many addresses', () => {
  test('is stopped for all of them together', async ({ limits }) => {
    expect(await attack(limits)).toBe(6)
  })

  test('does not lock the owner out where the owner has signed in before', async ({ limits }) => {
    await limits.consumeLogin(at(home), account)
    await limits.rewardLogin(at(home), [account])
    await attack(limits)
    await limits.consumeLogin(at(home), account)
    await expect(limits.consumeLogin(at('192.0.2.1'), account)).rejects.toThrow(TooManyAttemptsError)
  })

  test('one address alone cannot use up the attempts of all others', async ({ limits }) => {
    await times(3, () => limits.consumeLogin(at(elsewhere[0]), account))
    await times(30, () =>
      expect(limits.consumeLogin(at(elsewhere[0]), account)).rejects.toThrow(TooManyAttemptsError),
    )
    await limits.consumeLogin(at(home), account)
  })
})

describe('a device that somebody has signed in with', () => {
  const tried = {
    sign: (limits: RateLimits, place: Place) => limits.consumeLogin(place, account),
    recover: (limits: RateLimits, place: Place) => limits.consumeRecovery(place, account),
    guess: (limits: RateLimits, place: Place) => limits.consumeCode(place, account),
  }

  test.for(Object.entries(tried))(
    'is not held back by what strangers try from everywhere, its own address too: %s',
    async ([, act], { limits }) => {
      await limits.rewardLogin(at(home, laptop), [account])
      const guesses = [home, ...elsewhere].flatMap((address) => Array.from({ length: 9 }, () => at(address)))
      for (const place of guesses) await act(limits, place).catch(() => undefined)
      await expect(act(limits, at('192.0.2.1'))).rejects.toThrow(TooManyAttemptsError)
      await act(limits, at(home, laptop))
      // Also from another address.
      await act(limits, at('192.0.2.9', laptop))
    },
  )

  test.for(Object.entries(tried))('may guess no more than any: %s', async ([, act], { limits }) => {
    await limits.rewardLogin(at(home, laptop), [account])
    const outcomes = []
    for (const address of [home, ...elsewhere, ...elsewhere])
      outcomes.push(await act(limits, at(address, laptop)).then(() => 'let in', String))
    const most = act === tried.recover ? 2 : 3
    expect(outcomes.filter((outcome) => outcome === 'let in')).toHaveLength(most)
  })

  test('is one for those accounts alone that have signed in with it', async ({ limits }) => {
    await limits.rewardLogin(at(home, laptop), ['eve@example.test'])
    await attack(limits)
    for (const device of [laptop, 'a secret that was made up'])
      await expect(limits.consumeLogin(at('192.0.2.1', device), account)).rejects.toThrow(
        TooManyAttemptsError,
      )
  })
})
