import { describe, expect } from 'vitest'
import {
  at,
  elsewhere,
  fewNumbers,
  home,
  laptop,
  limitsTest as test,
  phone,
  times,
} from '../../testing/limits-test.ts'
import { createRateLimits } from './rate-limits.ts'
import { TooManyAttemptsError } from './too-many-attempts-error.ts'

// R10.14
describe('text messages', () => {
  const stranger = { place: at(elsewhere[0]), account: phone }

  test('requested from one address, or from one IPv6 site, are refused beyond their limit', async ({
    limits,
  }) => {
    await times(3, () => limits.consumeTextAddress('2001:db8:1:1::1'))
    await expect(limits.consumeTextAddress('2001:db8:1:1::2')).rejects.toThrow(TooManyAttemptsError)
    await limits.consumeTextAddress('2001:db8:1:2::1')
    await expect(limits.consumeTextAddress('2001:db8:1:3::1')).rejects.toThrow(TooManyAttemptsError)
    await limits.consumeTextAddress('2001:db8:2:1::1')
  })

  test('to one phone have separate limits for strangers and known places, and none for notices to the owner', async ({
    database,
    prove,
  }) => {
    const limits = createRateLimits(database, {
      ...fewNumbers,
      textsPerCallingCode: { attempts: 9, seconds: 60 },
      textsInAll: { attempts: 9, seconds: 60 },
    })
    await prove(phone)
    await limits.rememberPlace(at(home, laptop), [phone])
    const count = (requester: typeof stranger | undefined) => limits.countText({ to: phone, requester })
    expect([await count(stranger), await count(stranger), await count(stranger)]).toEqual([
      null,
      null,
      'phone',
    ])
    expect(await count({ place: at('192.0.2.1', laptop), account: phone })).toBeNull()
    const neighbour = { place: at(home), account: phone }
    expect([await count(neighbour), await count(neighbour), await count(neighbour)]).toEqual([
      null,
      null,
      'phone',
    ])
    expect(await count({ place: at(home, laptop), account: phone })).toBeNull()
    expect(await count(undefined)).toBeNull()
  })

  test('to an unproven number count as a stranger’s on any device; to a proven one all known devices share one limit', async ({
    database,
    prove,
  }) => {
    const many = { attempts: 99, seconds: 60 }
    const limits = createRateLimits(database, { ...fewNumbers, textsPerCallingCode: many, textsInAll: many })
    const devices = ['one', 'another', 'a third', 'a fourth']
    for (const device of devices) await limits.rememberPlace(at(home, device), [phone])
    await prove('+447400123457')
    const { query } = database
    await query('insert into user_phones (phone, user_id) values ($1, gen_random_uuid())', [phone])
    const count = async () => {
      const held = []
      for (const device of devices)
        held.push(
          await limits.countText({ to: phone, requester: { place: at(home, device), account: phone } }),
        )
      return held
    }
    expect(await count()).toEqual([null, null, 'phone', 'phone'])
    await query('update user_phones set verified_at = now() where phone = $1', [phone])
    expect(await count()).toEqual([null, null, 'phone', 'phone'])
  })

  test('end at the ceiling of their calling code and at the overall one; those held back do not count', async ({
    limits,
  }) => {
    const count = (to: string) => limits.countText({ to, requester: { ...stranger, account: to } })
    const british = (end: number) => `+44740012345${end}`
    await times(2, async () => void (await count(british(0))))
    await times(9, async () => expect(await count(british(0))).toBe('phone'))
    expect([await count(british(1)), await count(british(2))]).toEqual([null, null])
    await times(9, async () => expect(await count(british(3))).toBe('calling_code'))
    expect([await count('+4915112345678'), await count('+33612345678')]).toEqual([null, null])
    expect(await count('+34612345678')).toBe('all')
  })

  // R10.9
  test('with the link that undoes a change ignore the used-up ceilings, and have a limit of their own', async ({
    database,
  }) => {
    const none = { attempts: 0, seconds: 60 }
    const limits = createRateLimits(database, { ...fewNumbers, textsPerCallingCode: none, textsInAll: none })
    const count = (requester: 'notice' | undefined) => limits.countText({ to: phone, requester })
    expect(await count(undefined)).toBe('calling_code')
    expect([await count('notice'), await count('notice'), await count('notice')]).toEqual([
      null,
      null,
      'phone',
    ])
  })
})
