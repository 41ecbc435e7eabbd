import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import {
  account,
  at,
  attack,
  elsewhere,
  home,
  laptop,
  limitsTest as test,
  phone,
  times,
} from '../../testing/limits-test.ts'
import type { Place } from './place.ts'
import type { RateLimits } from './rate-limits.ts'
import { TooManyAttemptsError } from './too-many-attempts-error.ts'

describe('guessing at one account from many addresses', () => {
  test('is limited for all of them together', async ({ limits }) => {
    expect(await attack(limits)).toBe(6)
  })

  test('does not lock the owner out where the owner has signed in before', async ({ limits }) => {
    await limits.consumeLogin(at(home), account)
    await limits.rememberPlace(at(home), [account])
    await attack(limits)
    await limits.consumeLogin(at(home), account)
    await expect(limits.consumeLogin(at('192.0.2.1'), account)).rejects.toThrow(TooManyAttemptsError)
  })

  test('does not limit how often the owner signs in from a known address', async ({ limits }) => {
    await limits.rememberPlace(at(home), [account])
    await attack(limits)
    await times(8, async () => {
      await limits.consumeLogin(at(home), account)
      await limits.rememberPlace(at(home), [account])
    })
  })

  test('from one address cannot use up the attempts of all others', async ({ limits }) => {
    await times(3, () => limits.consumeLogin(at(elsewhere[0]), account))
    await times(30, () =>
      expect(limits.consumeLogin(at(elsewhere[0]), account)).rejects.toThrow(TooManyAttemptsError),
    )
    await limits.consumeLogin(at(home), account)
  })
})

describe('a known device of an account', () => {
  const attempt = {
    sign: (limits: RateLimits, place: Place) => limits.consumeLogin(place, account),
    recover: (limits: RateLimits, place: Place) => limits.consumeRecovery(place, account),
    guess: (limits: RateLimits, place: Place) => limits.consumeCode(place, account),
  }

  test.for(Object.entries(attempt))(
    'is not limited by strangers’ attempts from anywhere, even its own address: %s',
    async ([, act], { limits, prove }) => {
      await prove(account)
      await limits.rememberPlace(at(home, laptop), [account])
      const guesses = [home, ...elsewhere].flatMap((address) => Array.from({ length: 9 }, () => at(address)))
      for (const place of guesses) await act(limits, place).catch(() => undefined)
      await expect(act(limits, at('192.0.2.1'))).rejects.toThrow(TooManyAttemptsError)
      await act(limits, at(home, laptop))
      // The device is known at another address too.
      await act(limits, at('192.0.2.9', laptop))
    },
  )

  test.for(Object.entries(attempt))(
    'is allowed no more guesses than any other device: %s',
    async ([, act], { limits, prove }) => {
      await prove(account)
      await limits.rememberPlace(at(home, laptop), [account])
      const outcomes = []
      for (const address of [home, ...elsewhere, ...elsewhere])
        outcomes.push(await act(limits, at(address, laptop)).then(() => 'let in', String))
      const most = act === attempt.recover ? 2 : 3
      expect(outcomes.filter((outcome) => outcome === 'let in')).toHaveLength(most)
    },
  )

  // R10.14
  test('counts as known for messages to an identifier only once the identifier is proven', async ({
    limits,
    prove,
  }) => {
    const devices = ['one', 'another', 'a third', 'a fourth', 'a fifth'] as const
    for (const device of devices) await limits.rememberPlace(at(home, device), [phone])
    const requestFrom = (device: string) => limits.consumeRecovery(at(home, device), phone)
    // A person who has signed up with somebody else's number gets no more attempts for it than a stranger at that address.
    await times(2, () => requestFrom(devices[0]))
    for (const device of devices) await expect(requestFrom(device)).rejects.toThrow(TooManyAttemptsError)
    await prove(phone)
    await requestFrom(devices[0])
  })

  test.for([
    ['recoveries', (limits: RateLimits, place: Place) => limits.consumeRecovery(place, account), 4],
    ['guesses at codes', (limits: RateLimits, place: Place) => limits.consumeCode(place, account), 5],
  ] as const)(
    'shares one limit of %s with the account’s other known devices, which strangers do not use up',
    async ([, act, most], { limits, prove }) => {
      await prove(account)
      for (const address of [home, ...elsewhere]) {
        await act(limits, at(address)).catch(() => undefined)
        await act(limits, at(address)).catch(() => undefined)
      }
      const outcomes = []
      for (let device = 0; device < 9; device++) {
        const place = at(`192.0.2.${device}`, `device ${device}`)
        await limits.rememberPlace(place, [account])
        outcomes.push(await act(limits, place).then(() => 'let in', String))
      }
      expect(outcomes.filter((outcome) => outcome === 'let in')).toHaveLength(most)
    },
  )

  test.for(Object.entries(attempt))(
    'is not limited by other people’s known devices at its address: %s',
    async ([, act], { limits, prove }) => {
      await prove(account)
      await limits.rememberPlace(at(home, laptop), [account])
      const neighbour = 'eve@example.test'
      await prove(neighbour)
      for (const device of ['one', 'another', 'a third', 'a fourth']) {
        await limits.rememberPlace(at(home, device), [neighbour])
        for (let time = 0; time < 9; time++) {
          await limits.consumeLogin(at(home, device), neighbour).catch(() => undefined)
          await limits.consumeRecovery(at(home, device), neighbour).catch(() => undefined)
          await limits.consumeCode(at(home, device), neighbour).catch(() => undefined)
        }
      }
      await act(limits, at(home, laptop))
    },
  )

  test('is known only to accounts that signed in with it', async ({ limits }) => {
    await limits.rememberPlace(at(home, laptop), ['eve@example.test'])
    await attack(limits)
    for (const device of [laptop, 'a secret that was made up'])
      await expect(limits.consumeLogin(at('192.0.2.1', device), account)).rejects.toThrow(
        TooManyAttemptsError,
      )
  })
})

// 5 a day for strangers, for known devices and for known addresses each, of which 3 in ten minutes from one place.
test.for([
  ['a known device, whose cookie was stolen with a session', at(home, laptop), 5],
  ['a known address, which strangers may share', at(home), 10],
] as const)(
  'guesses at a second factor are limited per day even from %s',
  async ([, place, allowed], { limits, pass }) => {
    const userId = randomUUID()
    await limits.resetSecondFactorLimits(at(home, laptop), userId)
    let allowedCount = 0
    for (let round = 0; round < 6; round++) {
      for (let guess = 0; guess < 3; guess++)
        allowedCount += await limits.consumeSecondFactor(place, userId).then(
          () => 1,
          () => 0,
        )
      await pass(600)
    }
    expect(allowedCount).toBe(allowed)
  },
)

test('a person who passes the second step from known places can do so as often in a day as they like', async ({
  limits,
  pass,
}) => {
  const userId = randomUUID()
  for (const place of Array.from({ length: 12 }, (_, time) =>
    at(home, time % 2 === 0 ? laptop : undefined),
  )) {
    await limits.consumeSecondFactor(place, userId)
    await limits.resetSecondFactorLimits(place, userId)
    await pass(600)
  }
})
